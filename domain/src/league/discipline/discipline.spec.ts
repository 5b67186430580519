import {
  disciplineOf,
  instant,
  playedMatch,
  SeasonMatch,
  type SeasonSettings,
} from '../../testing/season-story.js';

const player = 1;

const of = (matches: readonly SeasonMatch[], settings?: SeasonSettings) => {
  const { players } = disciplineOf(matches, settings);
  return players.find(({ playerId }) => playerId === player);
};

const bansOf = (matches: readonly SeasonMatch[], settings?: SeasonSettings): string[] =>
  (of(matches, settings)?.bans ?? []).map(
    ({ kind, matchId, amount, served, overServed }) =>
      `${kind} of ${matchId}: ${served.map((by) => by.matchId).join('+') || 'none'} of ${amount}` +
      (overServed > 0 ? `, ${overServed} over` : ''),
  );

const yellowsIn = (...days: readonly string[]) =>
  days.map((on, index) => playedMatch({ id: index + 1, on }, [player, 'yellow']));

describe('the twelve scenarios of discipline', () => {
  it('1: a third yellow in round 4 blocks round 5, which is played before the late round 3', () => {
    const [first, second, fourth] = [
      playedMatch({ id: 1, round: 1, on: '03-01' }, [player, 'yellow']),
      playedMatch({ id: 2, round: 2, on: '03-08' }, [player, 'yellow']),
      playedMatch({ id: 4, round: 4, on: '03-22' }, [player, 'yellow']),
    ];
    const before = [first, second, fourth];
    const open = [
      new SeasonMatch({ id: 3, round: 3, on: '03-15' }).when(
        { type: 'PostponeMatch', reason: 'hall', newDate: null },
        -60,
      ),
      new SeasonMatch({ id: 5, round: 5, on: '03-29' }),
    ];
    expect(of([...before, ...open])).toMatchObject({ yellows: 3, blockedIn: 5 });

    const fifth = playedMatch({ id: 5, round: 5, on: '03-29', without: [player] });
    const late = new SeasonMatch({ id: 3, round: 3, on: '04-12' });
    expect(bansOf([...before, fifth, late])).toEqual(['yellows of 4: 5 of 1']);
    expect(of([...before, fifth, late])?.blockedIn).toBeNull();
    const played = playedMatch({ id: 3, round: 3, on: '04-12' });
    expect(disciplineOf([...before, fifth, played]).flags).toEqual([]);
  });

  it('2: two yellows of one match are rescinded, and ban once', () => {
    const sentOff = playedMatch(
      { id: 3, on: '03-15' },
      [player, 'yellow'],
      [player, 'second-yellow'],
    );
    const matches = [...yellowsIn('03-01', '03-08'), sentOff];
    expect(of(matches)?.yellows).toBe(2);
    expect(bansOf(matches)).toEqual(['second-yellow of 3: none of 1']);
  });

  it('3: a yellow stays beside a later direct red, and both ban', () => {
    const sentOff = playedMatch({ id: 3, on: '03-15' }, [player, 'yellow'], [player, 'red']);
    const matches = [...yellowsIn('03-01', '03-08'), sentOff];
    expect(of(matches)?.yellows).toBe(3);
    expect(bansOf(matches)).toEqual(['red of 3: none of 1', 'yellows of 3: none of 1']);
    const missed = ['03-22', '03-29', '04-05'].map((on, index) =>
      playedMatch({ id: 4 + index, on, without: [player] }),
    );
    expect(bansOf([...matches, ...missed])).toEqual(['red of 3: 4 of 1', 'yellows of 3: 5 of 1']);
  });

  it('4: a red in the first of two matches of a day blocks the second, unless bans start with the next day', () => {
    const first = playedMatch({ id: 1, on: '03-01 16:00' }, [player, 'red']);
    const second = new SeasonMatch({ id: 2, on: '03-01 18:00' });
    const later = new SeasonMatch({ id: 3, on: '03-08' });
    const matches = [first, second, later];
    expect(of(matches)?.blockedIn).toBe(2);
    const settings = { banStarts: 'next-match-day' } as const;
    expect(of(matches, { settings })?.blockedIn).toBe(3);
    const played = playedMatch({ id: 2, on: '03-01 18:00' });
    expect(disciplineOf([first, played, later], { settings }).flags).toEqual([]);
    expect(disciplineOf([first, played, later]).flags).toHaveLength(1);
  });

  it.each([
    ['against his own team does not serve', 'away', ['red of 1: none of 1']],
    ['for his team serves', 'home', ['red of 1: 2 of 1']],
  ] as const)('5: a match that is awarded %s', (_, winner, bans) => {
    const awarded = new SeasonMatch({ id: 2, on: '03-08' }).when(
      { type: 'AwardResult', winner, cause: 'no-show' },
      20,
    );
    expect(bansOf([playedMatch({ id: 1, on: '03-01' }, [player, 'red']), awarded])).toEqual(bans);
  });

  it('6: an abandoned match that is played again serves once, by the replay', () => {
    const red = playedMatch({ id: 1, on: '03-01' }, [player, 'red']);
    const abandoned = new SeasonMatch({ id: 2, on: '03-08', without: [player] })
      .begin()
      .when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, 15);
    expect(bansOf([red, abandoned])).toEqual(['red of 1: none of 1']);
    abandoned.when({ type: 'OrderReplay', mode: 'from-start', newMatchId: 3 }, 60);
    const replay = new SeasonMatch({ id: 3, on: '03-15', without: [player] });
    expect(of([red, abandoned, replay])?.blockedIn).toBe(3);
    replay.begin().end();
    expect(bansOf([red, abandoned, replay])).toEqual(['red of 1: 3 of 1']);
  });

  it('7: a ban goes along to another company', () => {
    const red = playedMatch({ id: 1, on: '03-01' }, [player, 'red']);
    const missed = playedMatch({ id: 2, on: '03-08', without: [player] });
    const elsewhere = playedMatch({ id: 3, on: '03-08 19:00', home: 300, away: 400 });
    const next = new SeasonMatch({ id: 4, on: '03-15', home: 300, away: 400 });
    const settings = { redBan: 2 };
    const moves = [{ at: instant('03-10'), fromTeamId: 100 }];
    const players = [{ id: player, teamId: 300, moves }];
    const matches = [red, missed, elsewhere, next];
    expect(bansOf(matches, { settings, players })).toEqual(['red of 1: 2 of 2']);
    expect(of(matches, { settings, players })).toMatchObject({ teamId: 300, blockedIn: 4 });
  });

  it("8: at the season's end a yellow ban lapses, and a red one is offered to the next season", () => {
    const settings = { yellowSteps: [1] };
    const end = { endsOn: '2026-06-30', asOf: '2026-07-01T00:00:00.000Z', settings };
    const cards = playedMatch({ id: 1, on: '03-01' }, [player, 'yellow'], [2, 'red']);
    const { players, carried } = disciplineOf([cards], end);
    expect(players[0]?.bans).toMatchObject([{ kind: 'yellows', remaining: 0, lapsed: true }]);
    expect(players[1]?.bans).toMatchObject([{ kind: 'red', remaining: 1 }]);
    expect(carried).toEqual([
      { playerId: 2, officialId: null, teamId: 100, matchId: 1, amount: 1 },
    ]);
    const dropped = disciplineOf([cards], {
      ...end,
      settings: { ...settings, redCarriesToNextSeason: false },
    });
    expect(dropped.carried).toEqual([]);
    expect(dropped.players[1]?.bans).toMatchObject([{ kind: 'red', remaining: 0, lapsed: true }]);
    expect(disciplineOf([cards, new SeasonMatch({ id: 2, on: '07-05' })], end).carried).toEqual([]);
  });

  it('9: a red that is undone bans nobody, and who sat it out is shown as over-served', () => {
    const red = playedMatch({ id: 1, on: '03-01' }, [player, 'red']);
    const missed = playedMatch({ id: 2, on: '03-02 10:00', without: [player] });
    const next = new SeasonMatch({ id: 3, on: '03-15' });
    red.undo(red.lastCard, '03-02 09:00');
    expect(of([red, missed, next])).toBeUndefined();

    const late = playedMatch({ id: 1, on: '03-01' }, [player, 'red']);
    late.undo(late.lastCard, '03-02 12:00');
    expect(bansOf([late, missed, next])).toEqual(['red of 1: none of 0, 1 over']);
    expect(of([late, missed, next])?.blockedIn).toBeNull();
    const again = playedMatch({ id: 3, on: '03-15' }, [player, 'red']);
    expect(bansOf([late, missed, again])[1]).toBe('red of 3: none of 1');
  });

  it('10: yellows are wiped before the finals, open bans stay', () => {
    const two = yellowsIn('03-01', '03-08');
    const red = playedMatch({ id: 5, on: '03-15' }, [player, 'red']);
    const finals = new SeasonMatch({ id: 9, on: '05-24', stageId: 1, without: [player] }).begin();
    expect(of([...two, red, finals])).toMatchObject({ yellows: 0, blockedIn: 9 });
    const settings = { yellowsWipedBeforeStage: false };
    expect(of([...two, red, finals], { settings })?.yellows).toBe(2);
  });

  it('10: stages that are played side by side wipe once each, and only the yellows of their own teams', () => {
    const two = yellowsIn('03-01', '03-08');
    const others = { home: 300, away: 400 };
    const first = playedMatch({ id: 9, on: '05-24', stageId: 1 }, [player, 'yellow']);
    const beside = [
      playedMatch({ id: 10, on: '05-25', stageId: 2, ...others }),
      playedMatch({ id: 11, on: '05-31', stageId: 1 }, [player, 'yellow']),
      playedMatch({ id: 12, on: '06-01', stageId: 2, ...others }),
    ];
    expect(of([...two, first, ...beside])?.yellows).toBe(2);
    const final = playedMatch({ id: 13, on: '06-07', stageId: 3 }, [player, 'yellow']);
    expect(of([...two, first, ...beside, final])?.yellows).toBe(1);
    expect(bansOf([...two, first, ...beside, final])).toEqual([]);
  });

  it('11: a third yellow that was undone and given again bans once', () => {
    const third = new SeasonMatch({ id: 3, on: '03-15' }).begin().card(player, 'yellow');
    third.undo(third.lastCard).card(player, 'yellow', 17).end();
    expect(bansOf([...yellowsIn('03-01', '03-08'), third])).toEqual(['yellows of 3: none of 1']);
  });

  it('12: a banned player on the list does not serve by that match, and is flagged', () => {
    const red = playedMatch({ id: 1, on: '03-01' }, [player, 'red']);
    const listed = playedMatch({ id: 2, on: '03-08' });
    const missed = playedMatch({ id: 3, on: '03-15', without: [player] });
    const { flags } = disciplineOf([red, listed, missed]);
    expect(flags).toEqual([{ code: 'ineligible-player', matchId: 2, playerId: player }]);
    expect(bansOf([red, listed, missed])).toEqual(['red of 1: 3 of 1']);
  });
});

it('a match that begins when another one ends comes after it', () => {
  const red = playedMatch({ id: 2, on: '03-01 16:00' }, [player, 'red']);
  const next = playedMatch({ id: 1, on: '03-01 16:51', without: [player] });
  expect(red.facts.endedAt).toBe(next.facts.begunAt);
  expect(bansOf([next, red])).toEqual(['red of 2: 1 of 1']);
});

it('whoever sat out a red card that became a second yellow has sat out no more than that', () => {
  const first = playedMatch({ id: 1, on: '03-01 08:00' }, [player, 'red']);
  const red = first.lastCard;
  const missed = playedMatch({ id: 2, on: '03-01 10:00', without: [player] });
  const free = playedMatch({ id: 3, on: '03-01 12:00', without: [player] });
  first.undo(red, '03-01 14:00').card(player, 'yellow', 361).card(player, 'second-yellow', 362);
  expect(bansOf([first, missed, free])).toEqual(['second-yellow of 1: 2 of 1']);
});
