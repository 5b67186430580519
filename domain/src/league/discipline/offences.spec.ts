import type { Card } from '../../match/events.js';
import { usualSeasonRules } from '../../rules/season-rules.js';
import { fifa } from '../../testing/play-story.js';
import {
  disciplineOf,
  playedMatch,
  SeasonMatch,
  type SeasonSettings,
  suspensionOf,
} from '../../testing/season-story.js';
import type { Offence } from './offences.js';

const player = 1;
const nothing = { yellows: 0, secondYellow: false, red: false, exclusions: 0, unclear: false };

type Counter = 'yellowCards' | 'redCards' | 'twoMinPenalties';
const isCounter = (tap: Card | Counter): tap is Counter =>
  tap === 'yellowCards' || tap === 'redCards' || tap === 'twoMinPenalties';

function offence(taps: readonly (Card | Counter)[], rules: typeof fifa | null = fifa) {
  const match = new SeasonMatch({ id: 1, on: '03-01', rules }).begin();
  for (const tap of taps) {
    if (isCounter(tap)) match.raise(player, tap);
    else match.card(player, tap);
  }
  const {
    side,
    offender,
    at: _,
    ...rest
  } = match.facts.offences[0] ?? {
    side: 'home',
    offender: player,
    at: '',
  };
  expect([side, offender]).toEqual(['home', player]);
  return rest;
}

describe('the cards of a person in one match', () => {
  it.each<[readonly (Card | Counter)[], Partial<Offence>]>([
    [['yellow'], { yellows: 1 }],
    [['red'], { red: true }],
    [['yellow', 'red'], { yellows: 1, red: true }],
    [['yellow', 'second-yellow'], { secondYellow: true }],
    [['yellow', 'second-yellow', 'red'], { secondYellow: true, unclear: true }],
    [['yellow', 'yellow'], { secondYellow: true, unclear: true }],
    [['red', 'red'], { red: true }],
  ])('%j under a rule sheet', (taps, expected) => {
    expect(offence(taps)).toEqual({ ...nothing, ...expected });
  });

  it.each<[readonly Counter[], Partial<Offence>]>([
    [['yellowCards'], { yellows: 1 }],
    [['redCards'], { red: true }],
    [['yellowCards', 'redCards'], { secondYellow: true, unclear: true }],
    [['yellowCards', 'yellowCards', 'redCards'], { secondYellow: true }],
    [['yellowCards', 'yellowCards'], { secondYellow: true, unclear: true }],
    [['twoMinPenalties', 'twoMinPenalties'], { exclusions: 2 }],
  ])('%j without a rule sheet, where a red card has no reason', (taps, expected) => {
    expect(offence(taps, null)).toEqual({ ...nothing, ...expected });
  });

  it('of a league whose second yellow is two minutes are two cautions and an exclusion', () => {
    const rules = {
      ...fifa,
      secondYellow: 'exclusion' as const,
      exclusion: { seconds: 120, endsOnGoal: false, samePlayerReturns: true },
    };
    const expected = { ...nothing, yellows: 2, exclusions: 1 };
    expect(offence(['yellow', 'second-yellow'], rules)).toEqual(expected);
  });
});

it('unclear cards are flagged', () => {
  const match = new SeasonMatch({ id: 1, on: '03-01', rules: null }).begin();
  match.raise(player, 'yellowCards').raise(player, 'redCards').end();
  expect(disciplineOf([match]).flags).toEqual([{ code: 'unclear', matchId: 1, playerId: player }]);
});

describe('the cards of officials', () => {
  const match = new SeasonMatch({ id: 1, on: '03-01' }).begin();
  match.officialCard('home', 'coach', 'red').end();
  const officials = [{ id: 70, teamId: 100 }];
  const named = [{ matchId: 1, side: 'home', role: 'coach', officialId: 70 }] as const;

  it('ban whom the match names in their role', () => {
    const next = new SeasonMatch({ id: 2, on: '03-08' });
    expect(disciplineOf([match, next], { officials, named }).officials).toMatchObject([
      { officialId: 70, teamId: 100, bans: [{ kind: 'red', remaining: 1 }], blockedIn: 2 },
    ]);
  });

  it('are served by a match that does not name them', () => {
    const missed = playedMatch({ id: 2, on: '03-08' });
    const again = [
      ...named,
      { matchId: 2, side: 'home', role: 'assistant', officialId: 70 },
    ] as const;
    const servedBy = (inMatches: typeof named | typeof again) =>
      disciplineOf([match, missed], { officials, named: inMatches }).officials[0]?.bans[0]?.served;
    expect(servedBy(named)).toEqual([{ matchId: 2 }]);
    expect(servedBy(again)).toEqual([]);
  });

  it('ban nobody who is not named, and nobody where the league says so', () => {
    expect(disciplineOf([match]).officials).toEqual([]);
    const settings = { officialsToo: false };
    expect(disciplineOf([match], { officials, named, settings }).officials).toEqual([]);
  });
});

describe('a match that does not count', () => {
  const abandoned = () =>
    new SeasonMatch({ id: 1, on: '03-01' })
      .begin()
      .card(player, 'yellow')
      .card(2, 'red')
      .when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, 15);
  const of = (match: SeasonMatch, settings = {}) =>
    disciplineOf([match], { settings }).players.map(
      ({ playerId, yellows, bans }) => `${playerId}: ${yellows} ${bans.map(({ kind }) => kind)}`,
    );

  it('counts its cards at once when it is abandoned, unless the league says otherwise', () => {
    expect(of(abandoned())).toEqual(['1: 1 ', '2: 0 red']);
    expect(of(abandoned(), { abandonedCounts: false })).toEqual([]);
  });

  it('loses its cautions when it is played again, and its red cards stay', () => {
    const replayed = abandoned().when(
      { type: 'OrderReplay', mode: 'from-start', newMatchId: 2 },
      60,
    );
    expect(of(replayed)).toEqual(['2: 0 red']);
  });

  it.each([
    [true, ['1: 1 ']],
    [false, []],
  ])('when it is annulled counts its cards by the season rules: %s', (cardsStay, expected) => {
    const annulled = playedMatch({ id: 1, on: '03-01' }, [player, 'yellow']).when(
      { type: 'AnnulMatch', reason: 'decision', season: { keepsBetterPlayed: true, cardsStay } },
      60,
    );
    expect(of(annulled)).toEqual(expected);
  });
});

describe('what was sat out before a ruling took the cards away is over-served', () => {
  const missed = playedMatch({ id: 3, on: '03-08', without: [player] });
  const laterBy = 14 * 24 * 60;
  const bansOf = (match: SeasonMatch, settings = {}) =>
    disciplineOf([match, missed], { settings }).players.flatMap(({ bans }) =>
      bans.map(({ kind, amount, served, overServed }) => [kind, amount, served.length, overServed]),
    );
  const withCard = (card: Card) =>
    new SeasonMatch({ id: 1, on: '03-01' }).begin().card(player, card);

  it('where the match is played again', () => {
    const match = withCard('yellow').when(
      { type: 'AbandonMatch', reason: 'hall', atFault: 'none' },
      15,
    );
    const settings = { yellowSteps: [1] };
    expect(bansOf(match, settings)).toEqual([['yellows', 1, 1, 0]]);
    match.when({ type: 'OrderReplay', mode: 'from-start', newMatchId: 2 }, laterBy);
    expect(bansOf(match, settings)).toEqual([['yellows', 0, 0, 1]]);
    expect(bansOf(match, { ...settings, abandonedCounts: false })).toEqual([]);
    match.when({ type: 'RevokeReplay', newMatchId: 2 }, laterBy + 1);
    expect(bansOf(match, settings)).toEqual([['yellows', 1, 1, 0]]);
  });

  it('where it is annulled without its cards, until that is undone', () => {
    const match = withCard('red').end();
    const season = { keepsBetterPlayed: true, cardsStay: false };
    match.when({ type: 'AnnulMatch', reason: 'decision', season }, laterBy);
    expect(bansOf(match)).toEqual([['red', 0, 0, 1]]);
    match.when({ type: 'RevokeRuling', ruling: 'annulment' }, laterBy + 1);
    expect(bansOf(match)).toEqual([['red', 1, 1, 0]]);
  });
});

it('a card that was undone after the match and given again was never taken away', () => {
  const first = playedMatch({ id: 1, on: '02-22' }, [player, 'yellow']);
  const second = playedMatch({ id: 2, on: '03-01' }, [player, 'yellow']);
  const absent = playedMatch({ id: 3, on: '03-02 08:00', without: [player] });
  second.undo(second.lastCard, '03-02 10:00').card(player, 'yellow', 19 * 60);
  expect(disciplineOf([first, second, absent]).players).toMatchObject([{ yellows: 2, bans: [] }]);
});

it('exclusions ban at their own steps', () => {
  const match = new SeasonMatch({ id: 1, on: '03-01', rules: null }).begin();
  match.raise(player, 'twoMinPenalties').raise(player, 'twoMinPenalties').end();
  const { players } = disciplineOf([match], { settings: { exclusionSteps: [2] } });
  expect(players).toMatchObject([{ yellows: 0, bans: [{ kind: 'exclusions', amount: 1 }] }]);
});

it('a third yellow whose first one is undone later was no ban, and over-served', () => {
  const [first, second, third] = ['03-01', '03-02 08:00', '03-02 10:00'].map((on, index) =>
    playedMatch({ id: index + 1, on }, [player, 'yellow']),
  );
  if (!first || !second || !third) throw new Error('There are three matches');
  const missed = playedMatch({ id: 4, on: '03-02 12:00', without: [player] });
  first.undo(first.lastCard, '03-02 14:00');
  expect(disciplineOf([first, second, third, missed]).players).toMatchObject([
    { yellows: 2, bans: [{ kind: 'yellows', matchId: 3, amount: 0, served: [], overServed: 1 }] },
  ]);
});

describe('a match that was missed before several bans were corrected away', () => {
  const sentOff = () => {
    const match = playedMatch({ id: 1, on: '03-01' }, [player, 'yellow'], [player, 'red']);
    const cards = match.story.log.filter(({ type }) => type === 'CardShown');
    for (const { id } of cards.reverse()) match.undo(id, '03-02 15:00');
    return match;
  };
  const missed = (id: number, on: string) => playedMatch({ id, on, without: [player] });
  const settings = { yellowSteps: [1] };
  const overServed = (matches: readonly SeasonMatch[], more: SeasonSettings = {}) =>
    disciplineOf(matches, { settings, ...more }).players.flatMap(({ bans }) =>
      bans.map((ban) => [ban.kind, ban.amount, ban.overServed]),
    );

  it('is over-served of one of them', () => {
    const once = [sentOff(), missed(2, '03-02 09:00')];
    expect(overServed(once)).toEqual([['red', 0, 1]]);
    expect(overServed([...once, missed(3, '03-02 12:00')])).toEqual([
      ['red', 0, 1],
      ['yellows', 0, 1],
    ]);
  });

  it('is over-served of none while another ban until a day stands', () => {
    const length = { kind: 'until', until: '2026-03-20', amount: undefined } as const;
    const suspensions = [suspensionOf({ playerId: player, ...length })];
    expect(overServed([sentOff(), missed(2, '03-02 09:00')], { suspensions })).toEqual([
      ['decision', 0, 0],
    ]);
  });
});

it('rules that change in March do not rewrite October', () => {
  const october = playedMatch({ id: 1, on: '02-01' }, [player, 'red']);
  const march = playedMatch({ id: 2, on: '03-08' }, [2, 'red']);
  const base = { ...usualSeasonRules.discipline, redBan: 1 };
  const rules = [
    { at: '2026-01-01T00:00:00.000Z', rules: base },
    { at: '2026-03-01T00:00:00.000Z', rules: { ...base, redBan: 3 } },
  ];
  const amounts = disciplineOf([october, march], { rules }).players.map(
    ({ bans }) => bans[0]?.amount,
  );
  expect(amounts).toEqual([1, 3]);
});
