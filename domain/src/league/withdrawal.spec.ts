import fc from 'fast-check';
import { awardedTo } from '../match/outcome.js';
import type { MatchState } from '../match/state.js';
import { type WithdrawalMode, withdrawalModes } from '../rules/season-rules.js';
import type { TeamWithdrawal } from '../season/events.js';
import { aMatch, fixture, type MatchStory } from '../testing/match-story.js';
import { countedCardsOf } from '../views/counted-cards.js';
import { countedResultOf } from '../views/counted-result.js';
import { standingsShare } from '../views/match-rows.js';
import { addedCards } from './live-table.js';
import { leagueTable } from './table.js';
import { endedHalf, reinstatementSteps, withdrawalSteps } from './withdrawal.js';

const teams = ['A', 'B', 'C', 'D'].map((name, index) => ({ id: index + 1, name }));
const idOf = (name: string): number => teams.find((team) => team.name === name)?.id ?? 0;
const d = idOf('D');
const rules = { keepsBetterPlayed: true, forfeitScore: { winner: 5, loser: 0 } };

class LeagueMatch {
  readonly story: MatchStory;

  constructor(
    readonly id: number,
    round: number,
    pair: string,
    score?: string,
  ) {
    const [homeTeamId = 0, awayTeamId = 0] = pair.split('–').map(idOf);
    const match = { ...fixture, round, homeTeamId, awayTeamId };
    this.story = aMatch().when({ type: 'ScheduleMatch', fixture: match });
    if (score === undefined) return;
    const [homeScore = 0, awayScore = 0] = score.split(':').map(Number);
    this.story.when({ type: 'RecordResult', homeScore, awayScore });
  }

  get state(): MatchState {
    return { ...this.story.state, matchId: this.id };
  }
}

/** The worked example: D leaves after round 4 of 6. */
const season: readonly [number, string, string?][] = [
  [1, 'A–D', '2:1'],
  [1, 'B–C', '1:1'],
  [2, 'C–A', '0:3'],
  [2, 'D–B', '2:2'],
  [3, 'A–B', '1:0'],
  [3, 'C–D', '0:1'],
  [4, 'D–A', '0:4'],
  [4, 'C–B', '2:1'],
  [5, 'A–C'],
  [5, 'B–D'],
  [6, 'B–A'],
  [6, 'D–C'],
];
const example = (): LeagueMatch[] =>
  season.map(([round, pair, score], index) => new LeagueMatch(index + 1, round, pair, score));

const tableOf = (matches: readonly LeagueMatch[], unranked: readonly number[] = []) => {
  const states = matches.map(({ state }) => state);
  return leagueTable({
    teams,
    results: states.flatMap((state) => countedResultOf(state) ?? []),
    cards: addedCards(states.flatMap(countedCardsOf)),
    unranked,
  });
};

const rowsOf = (matches: readonly LeagueMatch[], unranked: readonly number[] = []): string[] =>
  tableOf(matches, unranked).map(
    ({ teamName, points, goalsFor, goalsAgainst, unranked: gone }) =>
      `${teamName}${gone ? '*' : ''} ${points} (${goalsFor}:${goalsAgainst})`,
  );

const beginning = (matches: readonly LeagueMatch[]) =>
  matches.map(({ state }) => ({ round: state.round, hasBegun: state.status === 'completed' }));

/** D leaves; the matches are as its command leaves them. */
function withdraw(
  matches: readonly LeagueMatch[],
  mode: WithdrawalMode,
  teamId = d,
  minusPoints = 0,
): string[] {
  const halfUntil = endedHalf(beginning(matches));
  const withdrawal: TeamWithdrawal = { teamId, mode, ...(halfUntil && { halfUntil }) };
  const own = matches.filter(({ state }) => [state.homeTeamId, state.awayTeamId].includes(teamId));
  const steps = withdrawalSteps(
    withdrawal,
    own.map(({ state }) => state),
    { ...rules, minusPoints },
  );
  for (const { matchId, command } of steps)
    matches.find(({ id }) => id === matchId)?.story.when(command);
  return steps.map(({ matchId, does }) => `${matchId} ${does}`);
}

it('the table of the worked example before anybody leaves', () => {
  expect(rowsOf(example()).sort()).toEqual(['A 12 (10:1)', 'B 2 (4:6)', 'C 4 (3:6)', 'D 4 (4:8)']);
});

describe('the worked example, when D leaves after round 4', () => {
  it.each<[WithdrawalMode, string[], string[]]>([
    [
      'annul-all',
      ['1 annul', '4 annul', '6 annul', '7 annul', '10 annul', '12 annul'],
      ['A 6 (4:0)', 'C 4 (3:5)', 'B 1 (2:4)', 'D* 0 (0:0)'],
    ],
    [
      'half-rule',
      ['7 annul', '10 annul', '12 annul'],
      ['A 9 (6:1)', 'C 4 (3:6)', 'B 2 (4:6)', 'D* 4 (4:4)'],
    ],
    [
      'award-open',
      ['10 award', '12 award'],
      ['A 12 (10:1)', 'C 7 (8:6)', 'B 5 (9:6)', 'D* 4 (4:18)'],
    ],
    [
      'award-all',
      ['1 award', '4 award', '6 award', '7 award', '10 award', '12 award'],
      ['A 12 (14:0)', 'C 10 (13:5)', 'B 7 (12:4)', 'D* 0 (0:30)'],
    ],
  ])('by %s', (mode, steps, table) => {
    const matches = example();
    expect(withdraw(matches, mode)).toEqual(steps);
    expect(rowsOf(matches, [d])).toEqual(table);
    expect(tableOf(matches, [d]).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });
});

it('each match that is awarded for a withdrawal takes points where the season rules say so', () => {
  const matches = example();
  withdraw(matches, 'award-open', d, 1);
  expect(rowsOf(matches, [d])).toEqual(['A 12 (10:1)', 'C 7 (8:6)', 'B 5 (9:6)', 'D* 2 (4:18)']);
  expect(tableOf(matches, [d]).at(-1)?.adjustments).toMatchObject([
    { points: -1, cause: 'withdrawal' },
    { points: -1, cause: 'withdrawal' },
  ]);
});

describe('the first half of a season', () => {
  const match = (round: number | null, hasBegun = true) => ({ round, hasBegun });

  it('is over once a match of the second has begun', () => {
    expect(endedHalf([match(3), match(6, false)])).toBeUndefined();
    expect(endedHalf([match(4), match(6, false)])).toBe(3);
    expect(endedHalf([match(2), match(3, false)])).toBeUndefined();
    expect(endedHalf([match(null), match(null)])).toBeUndefined();
    expect(endedHalf([])).toBeUndefined();
  });

  it('leaves no result of a team that withdraws before its end', () => {
    const matches = example().filter(({ state }) => state.round !== 4);
    expect(withdraw(matches, 'half-rule')).toHaveLength(5);
    expect(rowsOf(matches, [d])).toEqual(['A 6 (4:0)', 'B 1 (1:2)', 'C 1 (1:4)', 'D* 0 (0:0)']);
  });
});

describe('a match that was decided before the team left', () => {
  const bothWays = (change: (match: MatchStory) => void, score?: string) =>
    withdrawalModes.map((mode) => {
      const match = new LeagueMatch(1, 1, 'A–D', score);
      change(match.story);
      return withdraw([match], mode)[0]?.slice(2) ?? 'stays';
    });

  it.each<[string, (match: MatchStory) => void, string[]]>([
    ['annulled', (match) => match.when({ type: 'AnnulMatch', reason: 'other' }), stays(4)],
    [
      'cancelled',
      (match) => match.when({ type: 'ChangeState', wanted: { status: 'cancelled' } }),
      stays(4),
    ],
    [
      'awarded to the opponent',
      (match) => match.when({ type: 'AwardResult', winner: 'home', cause: 'no-show' }),
      ['annul', 'annul', 'stays', 'stays'],
    ],
    [
      'awarded to the team itself',
      (match) => match.when({ type: 'AwardResult', winner: 'away', cause: 'no-show' }),
      ['annul', 'annul', 'stays', 'award'],
    ],
    [
      'postponed',
      (match) => match.when({ type: 'PostponeMatch', reason: 'hall', newDate: null }),
      ['annul', 'annul', 'award', 'award'],
    ],
  ])('%s', (_, change, does) => {
    expect(bothWays(change)).toEqual(does);
  });

  function stays(modes: number): string[] {
    return Array.from({ length: modes }, () => 'stays');
  }
});

it('a better played score of the opponent stays where the rules of the season say so', () => {
  const match = new LeagueMatch(1, 1, 'D–A', '1:7');
  withdraw([match], 'award-all');
  expect(rowsOf([match], [d])[0]).toBe('A 3 (7:1)');
});

it('the forfeit score is the one of the sheet', () => {
  const match = new LeagueMatch(1, 1, 'D–A');
  const forfeitScore = { winner: 10, loser: 0 };
  const [step] = withdrawalSteps({ teamId: d, mode: 'award-open' }, [match.state], {
    ...rules,
    forfeitScore,
  });
  if (step === undefined) throw new Error('Nothing was awarded');
  match.story.when(step.command);
  expect(match.state.ruling?.award).toMatchObject({ homeScore: 0, awayScore: 10 });
});

it('points are those of the matches and of the ledger, whoever withdraws', () => {
  const score = fc.option(
    fc.tuple(fc.nat(7), fc.nat(7)).map(([home, away]) => `${home}:${away}`),
    { nil: undefined },
  );
  const change = fc.record({
    teamId: fc.constantFrom(...teams.map(({ id }) => id)),
    points: fc.integer({ min: -3, max: 3 }),
    cause: fc.constant('no-show' as const),
    on: fc.constant('2026-03-14'),
  });
  fc.assert(
    fc.property(
      fc.array(score, { minLength: 12, maxLength: 12 }),
      fc.uniqueArray(fc.constantFrom(...teams.map(({ id }) => id)), { maxLength: 3 }),
      fc.array(fc.constantFrom(...withdrawalModes), { minLength: 3, maxLength: 3 }),
      fc.array(change, { maxLength: 4 }),
      (scores, leaving, modes, adjustments) => {
        const matches = season.map(
          ([round, pair], index) => new LeagueMatch(index + 1, round, pair, scores[index]),
        );
        leaving.forEach((teamId, index) => {
          withdraw(matches, modes[index] ?? 'annul-all', teamId);
        });
        const results = matches.flatMap(({ state }) => countedResultOf(state) ?? []);
        const rows = leagueTable({ teams, results, cards: [], adjustments, unranked: leaving });
        for (const { teamId, points } of rows) {
          const ledger = adjustments.filter((one) => one.teamId === teamId);
          const won = matches
            .flatMap(({ state }) => standingsShare(state))
            .filter((share) => share.teamId === teamId);
          expect(points).toBe(sumOf(ledger) + sumOf(won));
        }
        const bothLost = matches.filter(({ state }) => awardedTo(state) === 'none').length;
        const losses = rows.reduce((sum, row) => sum + row.lost, 0);
        expect(rows.reduce((sum, row) => sum + row.won, 0)).toBe(losses - 2 * bothLost);
        expect(rows.map(({ unranked }) => unranked === true)).toEqual(
          rows.map((_, index) => index >= teams.length - leaving.length),
        );
      },
    ),
  );
});

const sumOf = (all: readonly { points: number }[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);

describe('two teams that both leave by award-all', () => {
  it.each([undefined, '1:7'])('both lose the match between them, played %s', (score) => {
    const matches = [new LeagueMatch(1, 1, 'D–C', score), new LeagueMatch(2, 2, 'A–D')];
    const c = idOf('C');
    withdraw(matches, 'award-all');
    expect(withdraw(matches, 'award-all', c)).toEqual(['1 award']);
    expect(matches[0]?.state.ruling?.award).toMatchObject({ winner: 'none', against: 5 });
    expect(rowsOf(matches, [c, d])).toEqual([
      'A 3 (5:0)',
      'B 0 (0:0)',
      'C* 0 (0:5)',
      'D* 0 (0:10)',
    ]);
  });
});

describe('a team that comes back', () => {
  /** Each story numbers its own commands, so the events of the withdrawal are told for each. */
  function reinstate({ story, state }: LeagueMatch, versionBefore: number): void {
    const ids = new Set(story.log.slice(versionBefore).map(({ id }) => id));
    for (const { command, isNeeded } of reinstatementSteps(ids, [state])) {
      expect(isNeeded).toBe(false);
      story.when(command);
    }
  }

  it('leaves the table and every match as if it had never left', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...withdrawalModes),
        fc.constantFrom(...teams.map(({ id }) => id)),
        fc.integer({ min: 0, max: 12 }),
        (mode, teamId, played) => {
          const matches = example().slice(0, played);
          const [table, states] = [tableOf(matches), matches.map(({ state }) => state)];
          withdraw(matches, mode, teamId);
          matches.forEach((match, index) => {
            const before = states[index] as MatchState;
            reinstate(match, before.version);
            expect({ ...match.state, version: before.version }).toEqual(before);
          });
          expect(tableOf(matches)).toEqual(table);
        },
      ),
    );
  });

  it('leaves alone what was undone in one match already', () => {
    const match = new LeagueMatch(1, 1, 'A–D');
    withdraw([match], 'award-open');
    const ids = new Set(match.story.log.slice(1).map(({ id }) => id));
    match.story.when({ type: 'RevokeRuling', ruling: 'award' });
    expect(reinstatementSteps(ids, [match.state])).toEqual([]);
  });

  it('waits for the opponent that left later, since both lost', () => {
    const match = new LeagueMatch(1, 1, 'D–C');
    withdraw([match], 'award-all');
    const first = new Set([match.story.latest.id]);
    withdraw([match], 'award-all', idOf('C'));
    const second = new Set([match.story.latest.id]);
    const since: TeamWithdrawal[] = [{ teamId: idOf('C'), mode: 'award-all' }];
    expect(reinstatementSteps(first, [match.state], since)).toMatchObject([{ isNeeded: true }]);
    for (const { command, isNeeded } of reinstatementSteps(second, [match.state])) {
      expect(isNeeded).toBe(false);
      match.story.when(command);
    }
    expect(match.state.ruling?.award).toMatchObject({ winner: 'away' });
    expect(reinstatementSteps(first, [match.state])).toMatchObject([{ isNeeded: false }]);
  });

  it.each<[WithdrawalMode, string | undefined, WithdrawalMode, boolean]>([
    ['annul-all', undefined, 'annul-all', true],
    ['annul-all', '2:1', 'annul-all', true],
    ['annul-all', undefined, 'award-open', true],
    ['annul-all', '2:1', 'award-open', false],
    ['award-open', undefined, 'award-open', true],
    ['award-open', undefined, 'half-rule', false],
    ['award-all', '2:1', 'award-all', true],
    ['award-all', '2:1', 'award-open', false],
  ])(
    'by %s, from a match played %s, waits for the opponent that left later by %s: %s',
    (mode, score, later, waits) => {
      const match = new LeagueMatch(1, 1, 'D–C', score);
      withdraw([match], mode);
      const first = new Set([match.story.latest.id]);
      const since: TeamWithdrawal = { teamId: idOf('C'), mode: later };
      for (const { command } of withdrawalSteps(since, [match.state], rules))
        match.story.when(command);
      expect(reinstatementSteps(first, [match.state], [since])).toMatchObject([
        { isNeeded: waits },
      ]);
      const elsewhere = { ...since, teamId: idOf('B') };
      expect(reinstatementSteps(first, [match.state], [elsewhere])).toMatchObject([
        { isNeeded: false },
      ]);
    },
  );

  it('is held up by what the rules would not allow without its award', () => {
    const story = aMatch().started();
    story.when({ type: 'AbandonMatch', reason: 'injury', atFault: 'none' });
    const withdrawal: TeamWithdrawal = { teamId: fixture.awayTeamId, mode: 'award-open' };
    const [award] = withdrawalSteps(withdrawal, [story.state], rules);
    if (award === undefined) throw new Error('Nothing was awarded');
    const ids = new Set([story.when(award.command).latest.id]);
    story.goal('home');
    expect(reinstatementSteps(ids, [story.state])).toMatchObject([{ isNeeded: true }]);
  });
});
