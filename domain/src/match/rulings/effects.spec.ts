import { form } from '../../league/form.js';
import { tally } from '../../league/tally.js';
import { aMatch, at, fixture, type MatchStory } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import { countedCardsOf } from '../../views/counted-cards.js';
import { countedResultOf } from '../../views/counted-result.js';
import { matchOutcome } from '../../views/match-outcome.js';
import { matchRow, standingsShare } from '../../views/match-rows.js';
import type { MatchCommand } from '../commands.js';
import type { RulingCommand } from './commands.js';

/** The contribution of each outcome to the table: one row of the rules (docs/product.md#rulings) is one case. */

const award = (
  winner: 'home' | 'away' | 'none',
  more: Partial<Extract<RulingCommand, { type: 'AwardResult' }>> = {},
): MatchCommand => ({
  type: 'AwardResult',
  winner,
  cause: 'decision',
  keepsPlayed: true,
  ...more,
});
const abandon = { type: 'AbandonMatch', reason: 'injury', atFault: 'none' } as const;
const annul = { type: 'AnnulMatch', reason: 'decision' } as const;
const postpone = { type: 'PostponeMatch', reason: 'hall', newDate: null } as const;
const replay = (mode: 'from-start' | 'from-minute'): MatchCommand => ({
  type: 'OrderReplay',
  mode,
  newMatchId: mode === 'from-start' ? 812 : null,
});

const scored = (story: MatchStory, home: number, away: number): MatchStory => {
  for (let n = 0; n < home; n += 1) story.goal('home', 1);
  for (let n = 0; n < away; n += 1) story.goal('away', 11);
  return story;
};
const inPlay = (home: number, away: number) => scored(aMatch().inSecondHalf(), home, away);
const over = (home: number, away: number) => inPlay(home, away).reach('completed', at(51));

/** Points and goals of both teams; null where the match gives nothing. */
function inTable({ state }: MatchStory) {
  const [home, away] = standingsShare(state);
  if (home === undefined || away === undefined) return null;
  return [home, away].map(
    ({ points, goalsFor, goalsAgainst }) => `${points} (${goalsFor}:${goalsAgainst})`,
  );
}

/** The head-to-head count. */
function between({ state }: MatchStory) {
  const result = countedResultOf(state);
  if (result === null) return null;
  const tallies = tally([fixture.homeTeamId, fixture.awayTeamId], [result]);
  return [tallies.of(fixture.homeTeamId).points, tallies.of(fixture.awayTeamId).points];
}

const cases: [string, () => MatchStory, string[] | null, object][] = [
  ['played', () => over(3, 1), ['3 (3:1)', '0 (1:3)'], {}],
  [
    'awarded, never begun',
    () =>
      aMatch()
        .scheduled()
        .when(award('away', { cause: 'no-show' })),
    ['0 (0:5)', '3 (5:0)'],
    { outcome: 'awarded', awardedTo: 'away' },
  ],
  [
    'awarded after play',
    () => over(1, 3).when(award('home', { cause: 'ineligible' })),
    ['3 (5:0)', '0 (0:5)'],
    { outcome: 'awarded', awardedTo: 'home', playedScore: { home: 1, away: 3 } },
  ],
  [
    'awarded after play that was better for the winner',
    () => over(6, 1).when(award('home')),
    ['3 (6:1)', '0 (1:6)'],
    { outcome: 'awarded', awardedTo: 'home', playedScore: { home: 6, away: 1 } },
  ],
  [
    'awarded after play where a better score does not stay',
    () => over(7, 1).when(award('home', { keepsPlayed: false })),
    ['3 (5:0)', '0 (0:5)'],
    { outcome: 'awarded', awardedTo: 'home', playedScore: { home: 7, away: 1 } },
  ],
  [
    'abandoned by the leader’s fault and awarded',
    () =>
      inPlay(3, 1)
        .when({ ...abandon, atFault: 'home' })
        .when(award('away')),
    ['0 (0:5)', '3 (5:0)'],
    { outcome: 'awarded', awardedTo: 'away', playedScore: { home: 3, away: 1 } },
  ],
  [
    'both at fault',
    () => over(2, 2).when(award('none')),
    ['0 (0:5)', '0 (0:5)'],
    { outcome: 'awarded', awardedTo: 'none', playedScore: { home: 2, away: 2 } },
  ],
  ['abandoned, undecided', () => inPlay(2, 1).when(abandon), null, { outcome: 'abandoned' }],
  [
    'replayed from the start',
    () => inPlay(2, 1).when(abandon).when(replay('from-start')),
    null,
    { outcome: 'replayed', playedScore: { home: 2, away: 1 } },
  ],
  [
    'waiting to go on',
    () => aMatchUnder(fifa).inSecondHalf().goal('home').when(abandon).when(replay('from-minute')),
    null,
    { outcome: 'suspended' },
  ],
  [
    'gone on with to its end',
    () =>
      aMatchUnder(fifa)
        .inSecondHalf()
        .goal('home')
        .when(abandon)
        .when(replay('from-minute'))
        .when({ type: 'ResumeMatch' })
        .goal('home')
        .reach('completed'),
    ['3 (2:0)', '0 (0:2)'],
    {},
  ],
  [
    'annulled',
    () => over(3, 1).when(annul),
    null,
    { outcome: 'annulled', playedScore: { home: 3, away: 1 } },
  ],
  [
    'awarded and annulled',
    () => over(3, 1).when(award('away')).when(annul),
    null,
    { outcome: 'annulled', playedScore: { home: 3, away: 1 } },
  ],
  ['postponed', () => aMatch().scheduled().when(postpone), null, { outcome: 'postponed' }],
];

describe('the cards that each outcome leaves in the table', () => {
  const season = { keepsBetterPlayed: true, cardsStay: false };
  const withCards = (story = aMatch()): MatchStory =>
    story
      .inSecondHalf()
      .when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'yellowCards' })
      .when({ type: 'RaisePlayerCounter', playerId: 11, counter: 'yellowCards' })
      .when({ type: 'RaisePlayerCounter', playerId: 11, counter: 'redCards' });
  const ended = () => withCards().reach('completed', at(51));
  const none: string[] = [];
  const all = ['home yellow', 'away yellow', 'away red'];

  it.each<[string, () => MatchStory, string[]]>([
    ['played', ended, all],
    ['being played', withCards, none],
    ['awarded, never begun', () => aMatch().scheduled().when(award('home')), none],
    ['awarded after play', () => ended().when(award('home')), all],
    ['both at fault', () => ended().when(award('none')), all],
    ['abandoned, undecided', () => withCards().when(abandon), all],
    [
      'replayed from the start: its cautions are void, a red card stays',
      () => withCards().when(abandon).when(replay('from-start')),
      ['away red'],
    ],
    [
      'waiting to go on',
      () => withCards(aMatchUnder(fifa)).when(abandon).when(replay('from-minute')),
      all,
    ],
    [
      'gone on with to its end: once',
      () =>
        withCards(aMatchUnder(fifa))
          .when(abandon)
          .when(replay('from-minute'))
          .when({ type: 'ResumeMatch' })
          .reach('completed'),
      all,
    ],
    ['annulled', () => ended().when(annul), all],
    ['annulled, where its cards do not stay', () => ended().when({ ...annul, season }), none],
    ['annulled after it was abandoned', () => withCards().when(abandon).when(annul), all],
    ['awarded and annulled', () => ended().when(award('home')).when(annul), all],
    ['postponed', () => aMatch().scheduled().when(postpone), none],
    ['deleted', () => withCards().when(abandon).when({ type: 'DeleteMatch' }), none],
    [
      'an annulment that is undone',
      () =>
        ended()
          .when({ ...annul, season })
          .when({ type: 'RevokeRuling', ruling: 'annulment' }),
      all,
    ],
  ])('%s', (_, playedOut, cards) => {
    const counted = countedCardsOf(playedOut().state).map(({ teamId, yellowCards, redCards }) => {
      const side = teamId === fixture.homeTeamId ? 'home' : 'away';
      return [yellowCards > 0 && `${side} yellow`, redCards > 0 && `${side} red`];
    });
    expect(counted.flat().filter(Boolean)).toEqual(cards);
  });
});

describe('what each outcome gives to the table', () => {
  it.each(cases)('%s', (_, playedOut, table, outcome) => {
    const story = playedOut();
    expect(inTable(story)).toEqual(table);
    expect(matchOutcome(story.state)).toEqual(outcome);
    const points = table?.map((share) => Number.parseInt(share, 10)) ?? null;
    expect(between(story)).toEqual(points);
  });

  it('both at fault is a defeat in the form of both', () => {
    const result = countedResultOf(over(2, 2).when(award('none')).state);
    if (result === null) throw new Error('It counts');
    expect(form(fixture.homeTeamId, [result])).toEqual(['L']);
    expect(form(fixture.awayTeamId, [result])).toEqual(['L']);
  });

  it('the score by decision is the sheet’s, and one that is given is kept', () => {
    const rules = { ...fifa, forfeitScore: { winner: 10, loser: 0 } };
    const under = aMatchUnder(rules).initialised().when(award('home'));
    expect(matchRow(under.state)).toMatchObject({ homeScore: 10, awayScore: 0 });
    const given = aMatch()
      .scheduled()
      .when(award('home', { homeScore: 3, awayScore: 1 }));
    expect(matchRow(given.state)).toMatchObject({ homeScore: 3, awayScore: 1 });
  });

  it('an award takes the points that the season rules said when it was decided', () => {
    const taking = (minusPoints: number, winner: 'home' | 'away' | 'none' = 'home') => {
      const season = { keepsBetterPlayed: true, minusPoints };
      const story = over(1, 3).when(award(winner, { cause: 'no-show', season }));
      const { deduction, ...result } = countedResultOf(story.state) ?? {};
      return { deduction, result, given: story.state.ruling?.award, shares: inTable(story) };
    };
    const none = taking(0);
    expect(none.given).not.toHaveProperty('minusPoints');
    expect(none.deduction).toBeUndefined();
    const deduction = { winner: 'home', cause: 'no-show', minusPoints: 2 };
    expect(taking(2)).toMatchObject({ deduction, result: none.result, shares: none.shares });
    expect(taking(1, 'none').deduction).toMatchObject({ winner: 'none', minusPoints: 1 });
  });

  it('an award gives the points of the league’s sheet where the match never got one of its own', () => {
    const points = { win: 2, draw: 1, loss: 0 };
    const season = { keepsBetterPlayed: true, points };
    const walkover = aMatch().scheduled().when(award('home', { season }));
    expect(inTable(walkover)).toEqual(['2 (5:0)', '0 (0:5)']);
    expect(between(walkover)).toEqual([2, 0]);
    expect(inTable(aMatch().initialised().when(award('home', { season })))?.[0]).toBe('3 (5:0)');
    expect(inTable(over(1, 3).when(award('home', { season })))?.[0]).toBe('3 (5:0)');
    expect(
      inTable(aMatchUnder(fifa).started().when(abandon).when(award('home', { season }))),
    ).toEqual(['3 (5:0)', '0 (0:5)']);
    const usual = { keepsBetterPlayed: true, points: { win: 3, draw: 1, loss: 0 } };
    const given = aMatch()
      .scheduled()
      .when(award('home', { season: usual })).state.ruling?.award;
    expect(given).not.toHaveProperty('points');
  });

  it('only an award without a kick-off says when it was given, the first of them', () => {
    const story = aMatch().scheduled().when(award('home'), at(-50)).when(award('away'), at(-40));
    expect(countedResultOf(story.state)?.awardedAt).toBe(at(-50));
    expect(countedResultOf(over(1, 3).when(award('home')).state)).not.toHaveProperty('awardedAt');
  });

  it('an annulled award takes no points', () => {
    const season = { keepsBetterPlayed: true, minusPoints: 2 };
    expect(
      countedResultOf(over(1, 3).when(award('home', { season })).when(annul).state),
    ).toBeNull();
  });

  it('a correction of what was played counts in an award that keeps the better score', () => {
    const story = over(6, 1).when(award('home'));
    story.undo(story.state.goals[0]?.id);
    expect(matchRow(story.state)).toMatchObject({ homeScore: 5, awayScore: 0 });
  });

  it.each<[string, () => MatchStory, object]>([
    ['postponed', () => aMatch().scheduled().when(postpone), { status: 'scheduled' }],
    [
      'abandoned',
      () => inPlay(2, 1).when(abandon),
      { status: 'cancelled', homeScore: 2, awayScore: 1 },
    ],
    [
      'awarded',
      () => aMatch().scheduled().when(award('home')),
      { status: 'completed', matchState: 'completed', homeScore: 5, awayScore: 0 },
    ],
    [
      'annulled',
      () => over(3, 1).when(annul),
      { status: 'cancelled', homeScore: null, awayScore: null },
    ],
    [
      'replayed',
      () => inPlay(2, 1).when(abandon).when(replay('from-start')),
      { status: 'cancelled', homeScore: null, awayScore: null },
    ],
  ])('a program that knows only the four statuses sees %s rightly', (_, playedOut, row) => {
    expect(matchRow(playedOut().state)).toMatchObject(row);
  });
});
