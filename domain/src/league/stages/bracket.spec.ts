import fc from 'fast-check';
import type { BracketSlot, BracketTie } from '../../contract/stages.js';
import { aKnockOut, CupStory } from '../../testing/cup-story.js';
import { loserOf } from './bracket.js';
import { teamOf } from './tie-scores.js';

const slot = (of: BracketSlot): string => {
  if ('team' in of) return String(of.team.id);
  return 'tie' in of.placeholder ? `${of.placeholder.source} ${of.placeholder.tie}` : '?';
};
const teams = ({ home, away }: BracketTie): string => `${slot(home)} – ${slot(away)}`;
const outcome = ({ winner, by }: BracketTie): [number | undefined, string | null] => [
  winner?.id,
  by,
];

describe('the final eight', () => {
  const eight = () => new CupStory(aKnockOut(8, { thirdPlace: true }));

  it('are paired 1–8, 4–5, 2–7, 3–6, and the rest waits for winners', () => {
    expect(eight().ties.map(teams)).toEqual([
      '1 – 8',
      '4 – 5',
      '2 – 7',
      '3 – 6',
      'winner QF1 – winner QF2',
      'winner QF3 – winner QF4',
      'winner SF1 – winner SF2',
      'loser SF1 – loser SF2',
    ]);
  });

  it('have times reserved for matches whose teams nobody knows', () => {
    const [leg] = eight().tie('F').legs;
    expect(leg).toMatchObject({ matchId: null, matchDate: '2026-05-24T10:00:00.000Z' });
  });

  it('go on with the winners, as soon as both of a tie are known', () => {
    const cup = eight().play('QF1', '2:1');
    expect(teams(cup.tie('SF1'))).toBe('1 – winner QF2');
    expect(cup.matches).toHaveLength(4);
    cup.play('QF2', '0:1');
    expect(teams(cup.tie('SF1'))).toBe('1 – 5');
    expect(cup.match('SF1')).toMatchObject({ homeTeamId: 1, awayTeamId: 5 });
  });

  it('end with a champion, a second and a third', () => {
    const cup = eight();
    for (const tie of ['QF1', 'QF2', 'QF3', 'QF4', 'SF1', 'SF2', 'F', 'TP']) cup.play(tie, '1:0');
    expect(outcome(cup.tie('F'))).toEqual([1, 'score']);
    expect(loserOf(cup.tie('F'))?.id).toBe(2);
    expect(outcome(cup.tie('TP'))).toEqual([4, 'score']);
  });

  it('have no third place where nobody wants one, and none to play where both have it', () => {
    for (const thirdPlace of [false, 'shared'] as const)
      expect(new CupStory(aKnockOut(8, { thirdPlace })).ties.map(({ id }) => id)).not.toContain(
        'TP',
      );
  });
});

describe('a tie', () => {
  const final = (more = {}) => new CupStory(aKnockOut(2, more));

  it('is open until its match is over', () => {
    expect(outcome(final().play('F', '1:0', { status: 'in_progress' }).tie('F'))).toEqual([
      undefined,
      null,
    ]);
  });

  it.each<[string, object, [number, string]]>([
    ['2:1', {}, [1, 'score']],
    ['2:3', { afterExtraTime: true }, [2, 'extra-time']],
    ['2:2', { shootout: { home: 3, away: 4 } }, [2, 'kicks']],
    ['5:0', { outcome: 'awarded', awardedTo: 'home' }, [1, 'award']],
  ])('that ends %s is decided', (score, more, decided) => {
    expect(outcome(final().play('F', score, more).tie('F'))).toEqual(decided);
  });

  it('that is level and has no kicks waits for a person', () => {
    const cup = final({ decider: ['replay'] }).play('F', '1:1');
    expect(outcome(cup.tie('F'))).toEqual([undefined, null]);
    const ruling = { stageId: 1, tie: 'F', winner: 2, by: 'administrator' } as const;
    cup.decide({ type: 'DecideTie', ruling });
    expect(outcome(cup.tie('F'))).toEqual([2, 'administrator']);
  });

  it('that is level goes to the better placed where the league says so', () => {
    const cup = new CupStory(aKnockOut(2, { decider: ['better-placed'] }), [9, 4]);
    expect(outcome(cup.play('F', '1:1').tie('F'))).toEqual([9, 'better-placed']);
  });

  it('that is level is decided by lots that were drawn for it', () => {
    const cup = final({ decider: ['replay'] }).play('F', '1:1');
    const draw = { teams: [1, 2], drawn: [2, 1] };
    cup.decide({ type: 'DrawLots', for: 'tie', ...draw });
    expect(outcome(cup.tie('F'))).toEqual([2, 'lots']);
  });

  it('that both have lost has no winner', () => {
    const both = { outcome: 'awarded', awardedTo: 'none' } as const;
    expect(outcome(final().play('F', '0:0', both).tie('F'))).toEqual([undefined, null]);
  });

  it('goes to the other team when one of them withdraws before it is over', () => {
    const cup = new CupStory(aKnockOut(4)).play('SF1', '2:0');
    cup.withdrawn = [1];
    expect(outcome(cup.tie('SF1'))).toEqual([1, 'score']);
    expect(outcome(cup.play('SF2', '2:0').tie('F'))).toEqual([2, 'withdrawal']);
    expect(cup.matches.map(({ tie }) => tie)).toEqual(['SF1', 'SF2']);
  });

  it('is played again where a match was annulled or replayed', () => {
    const cup = final().play('F', '2:1', { outcome: 'replayed', status: 'cancelled' });
    expect(outcome(cup.tie('F'))).toEqual([undefined, null]);
    expect(cup.matches).toHaveLength(1);
  });
});

describe('two legs', () => {
  const twoLegs = (more = {}) => new CupStory(aKnockOut(2, { legs: 2, ...more }));
  const level = (more = {}, last = {}) => twoLegs(more).play('F', '3:2').play('F', '2:1', last, 2);

  it('are at home once each', () => {
    expect(twoLegs().matches).toMatchObject([
      { leg: 1, homeTeamId: 1, awayTeamId: 2 },
      { leg: 2, homeTeamId: 2, awayTeamId: 1 },
    ]);
  });

  it('count together, of the tie’s first and second team', () => {
    const cup = twoLegs().play('F', '3:2');
    expect(cup.tie('F')).toMatchObject({ aggregate: { home: 3, away: 2 }, winner: null });
    expect(outcome(cup.play('F', '2:0', {}, 2).tie('F'))).toEqual([2, 'aggregate']);
    expect(cup.tie('F').aggregate).toEqual({ home: 3, away: 4 });
  });

  it('hand the end of the first to the second, and its correction until that begins', () => {
    const cup = twoLegs();
    const { matchId } = cup.match('F', 2);
    expect(cup.follow().carried.get(matchId)).toBeNull();
    cup.play('F', '3:2');
    expect(cup.carried.get(matchId)).toEqual({ home: 2, away: 3, awayGoals: false });
    cup.play('F', '3:1', {});
    expect(cup.carried.get(matchId)).toEqual({ home: 1, away: 3, awayGoals: false });
    cup.change(matchId, { status: 'in_progress', hasLineups: true }).play('F', '3:3');
    expect(cup.carried.get(matchId)).toEqual({ home: 1, away: 3, awayGoals: false });
  });

  it('hand nothing over that a person decides', () => {
    const cup = twoLegs({ decider: ['away-goals', 'kicks'] });
    const { matchId } = cup.match('F', 2);
    cup.play('F', '3:2');
    expect(cup.carried.get(matchId)).toEqual({ home: 2, away: 3, awayGoals: true });
    cup.play('F', '0:0', { outcome: 'awarded', awardedTo: 'none' });
    expect(cup.carried.get(matchId)).toBeNull();
  });

  it('that end 3:2 and 2:1 are level at 4:4, until kicks after the second leg decide', () => {
    expect(level().tie('F')).toMatchObject({ aggregate: { home: 4, away: 4 }, winner: null });
    const kicks = { shootout: { home: 2, away: 4 } };
    expect(outcome(level({}, kicks).tie('F'))).toEqual([1, 'kicks']);
  });

  it('go by away goals where the league wants that: two against one', () => {
    const cup = level({ decider: ['away-goals', 'kicks'] });
    expect(outcome(cup.tie('F'))).toEqual([2, 'away-goals']);
    expect(cup.tie('F').legs.map(({ homeScore, awayScore }) => [homeScore, awayScore])).toEqual([
      [3, 2],
      [2, 1],
    ]);
  });

  it('have goals of extra time in the score of the second leg', () => {
    const cup = twoLegs().play('F', '3:2').play('F', '3:1', { afterExtraTime: true }, 2);
    expect(outcome(cup.tie('F'))).toEqual([2, 'extra-time']);
  });

  it('go to the other team by award, whatever the first leg was', () => {
    const cup = twoLegs().play('F', '9:0');
    cup.withdrawn = [1];
    expect(outcome(cup.tie('F'))).toEqual([2, 'withdrawal']);
    cup.play('F', '5:0', { outcome: 'awarded', awardedTo: 'home' }, 2);
    expect(outcome(cup.tie('F'))).toEqual([2, 'award']);
  });
});

describe('a correction', () => {
  const played = () => new CupStory(aKnockOut(4)).play('SF1', '1:0').play('SF2', '1:0');

  it('reopens the tie and moves the teams of the next one until that has line-ups', () => {
    const cup = played();
    expect(cup.match('F')).toMatchObject({ homeTeamId: 1, awayTeamId: 2 });
    cup.play('SF1', '0:0');
    expect(outcome(cup.tie('SF1'))).toEqual([undefined, null]);
    expect(teams(cup.tie('F'))).toBe('winner SF1 – 2');
    expect(cup.tie('F').conflict).toBe(false);
    cup.play('SF1', '0:1');
    expect(cup.match('F')).toMatchObject({ homeTeamId: 4, awayTeamId: 2 });
    expect(cup.play('SF1', '1:0').match('F')).toMatchObject({ homeTeamId: 1, awayTeamId: 2 });
  });

  it('is a conflict from then on: nothing moves, and a person decides', () => {
    const cup = played();
    cup.change(cup.match('F').matchId, { hasLineups: true }).play('SF1', '0:1');
    expect(cup.match('F')).toMatchObject({ homeTeamId: 1, awayTeamId: 2 });
    expect(cup.tie('F')).toMatchObject({ conflict: true, winner: null });
    const ruling = { stageId: 1, tie: 'F', winner: 2, by: 'administrator' } as const;
    cup.decide({ type: 'DecideTie', ruling });
    expect(cup.tie('F')).toMatchObject({ conflict: false, winner: { id: 2 } });
  });

  it('of a tie that is open again is a conflict as well', () => {
    const cup = played();
    cup.change(cup.match('F').matchId, { hasLineups: true }).play('SF1', '0:0');
    expect(cup.tie('F').conflict).toBe(true);
  });

  it('of the seeding moves the teams of matches that have not begun', () => {
    const cup = new CupStory(aKnockOut(4)).seed([1, 3, 2, 9]).follow();
    expect(cup.match('SF1')).toMatchObject({ homeTeamId: 1, awayTeamId: 9 });
    expect(cup.match('SF2')).toMatchObject({ homeTeamId: 3, awayTeamId: 2 });
  });
});

describe('whatever the results', () => {
  const cups = fc.record({
    entries: fc.integer({ min: 2, max: 16 }),
    legs: fc.constantFrom(1 as const, 2 as const),
    results: fc.array(
      fc.record({
        match: fc.nat(60),
        home: fc.nat(4),
        away: fc.nat(4),
        kicks: fc.constantFrom(undefined, { home: 4, away: 3 }, { home: 2, away: 3 }),
        begun: fc.boolean(),
        status: fc.constantFrom('completed' as const, 'in_progress' as const),
      }),
      { maxLength: 40 },
    ),
  });

  const storyOf = ({
    entries,
    legs,
    results,
  }: typeof cups extends fc.Arbitrary<infer T> ? T : never) => {
    const cup = new CupStory(aKnockOut(entries, { legs, thirdPlace: entries > 3 }));
    for (const { match, home, away, kicks, status } of results) {
      const { tie, leg } = cup.matches[match % cup.matches.length] ?? cup.match('F');
      cup.play(tie, `${home}:${away}`, { status, ...(kicks && { shootout: kicks }) }, leg);
    }
    return cup;
  };

  it('a team is in one tie of a round at most', () => {
    fc.assert(
      fc.property(cups, (story) => {
        for (const { ties } of storyOf(story).rounds) {
          const ids = ties.flatMap(({ home, away }) => [teamOf(home)?.id, teamOf(away)?.id]);
          const known = ids.filter((id) => id !== undefined);
          expect(new Set(known).size).toBe(known.length);
        }
      }),
    );
  });

  it('every winner plays in the tie that it is for, and in that alone', () => {
    fc.assert(
      fc.property(cups, (story) => {
        const { ties } = storyOf(story);
        const slots = ties.flatMap(({ home, away }) => [home, away]);
        for (const { id, winner } of ties.filter((tie) => tie.id !== 'F' && tie.id !== 'TP')) {
          const fed = slots.filter(
            ({ placeholder }) => placeholder?.source === 'winner' && placeholder.tie === id,
          );
          expect(fed).toHaveLength(1);
          expect(fed.map(teamOf)[0] ?? null).toEqual(winner);
        }
      }),
    );
  });

  it('matches that have not begun have the teams of their tie, or wait for them', () => {
    fc.assert(
      fc.property(cups, (story) => {
        const cup = storyOf(story);
        for (const match of cup.matches.filter(({ hasLineups }) => !hasLineups)) {
          const tie = cup.tie(match.tie);
          const known = [teamOf(tie.home), teamOf(tie.away)];
          if (known.includes(null)) continue;
          const ids = known.map((team) => team?.id).sort();
          expect([match.homeTeamId, match.awayTeamId].sort()).toEqual(ids);
        }
      }),
    );
  });
});
