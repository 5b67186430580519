import fc from 'fast-check';
import type { Ban, DisciplineRecord } from '../../contract/discipline.js';
import { type Card, cards } from '../../match/events.js';
import { replay } from '../../match/fold/evolve.js';
import {
  disciplineOf,
  instant,
  playedMatch,
  SeasonMatch,
  type SeasonSettings,
  suspensionOf,
} from '../../testing/season-story.js';
import type { Discipline } from './discipline.js';
import { disciplineEventTypes, disciplineFacts } from './match-facts.js';
import { holdsOn } from './season-ban.js';

const pairs = [
  [100, 200],
  [200, 300],
  [300, 100],
] as const;
const players = [1, 2, 11, 12, 21, 22];

interface Tap {
  playerId: number;
  card: Card | 'yellowCards' | 'redCards';
  isUndone: boolean;
}

interface Planned {
  pair: number;
  /** Whom their teams leave at home. */
  without: number[];
  taps: Tap[];
  ending: 'finished' | 'abandoned' | 'awarded' | 'annulled';
}

const anyTap: fc.Arbitrary<Tap> = fc.record({
  playerId: fc.constantFrom(...players),
  card: fc.constantFrom(...cards, 'yellowCards' as const, 'redCards' as const),
  isUndone: fc.boolean(),
});

const anyCard = fc.record({
  playerId: fc.constantFrom(...players),
  card: fc.constantFrom(...cards),
});

/** Before, in and after the first match, and after all of them. */
const anyDecision = fc.constantFrom(...['02-27', '03-01 16:05', '03-02', '03-20'].map(instant));

const anySeason: fc.Arbitrary<Planned[]> = fc.array(
  fc.record({
    pair: fc.nat({ max: pairs.length - 1 }),
    without: fc.subarray(players),
    taps: fc.array(anyTap, { maxLength: 5 }),
    ending: fc.constantFrom('finished', 'finished', 'finished', 'abandoned', 'awarded', 'annulled'),
  }),
  { minLength: 1, maxLength: 7 },
);

/** One match on each day of March. Who is not on a list gets no card. */
function played({ pair, without, taps, ending }: Planned, index: number): SeasonMatch {
  const [home, away] = pairs[pair] ?? pairs[0];
  const on = `03-${String(index + 1).padStart(2, '0')}`;
  const match = new SeasonMatch({ id: index + 1, on, home, away, without }).begin();
  const present = [home, away].flatMap((teamId) => players.filter((id) => isOf(id, teamId)));
  for (const { playerId, card, isUndone } of taps) {
    if (!present.includes(playerId) || without.includes(playerId)) continue;
    if (card === 'yellowCards' || card === 'redCards') match.raise(playerId, card);
    else match.card(playerId, card);
    if (isUndone) match.undo(match.lastCard);
  }
  if (ending === 'abandoned')
    return match.when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, 40);
  match.end();
  if (ending === 'awarded')
    return match.when({ type: 'AwardResult', winner: 'home', cause: 'decision' }, 60);
  return ending === 'annulled' ? match.when({ type: 'AnnulMatch', reason: 'decision' }, 60) : match;
}

/** Thirty days later, with red cards for those who are on the list. */
function goneOn(match: SeasonMatch, sentOff: readonly number[]): SeasonMatch {
  const later = 30 * 24 * 60;
  match.when({ type: 'ResumeMatch' }, later);
  const { home, away } = match.facts.sides;
  for (const playerId of sentOff)
    if ([...home.listed, ...away.listed].includes(playerId)) match.card(playerId, 'red', later + 1);
  for (const [minute, matchState] of [
    [10, 'half-time'],
    [15, 'second-half'],
    [40, 'completed'],
  ] as const)
    match.when({ type: 'ChangeState', wanted: { matchState } }, later + minute);
  return match;
}

const isOf = (playerId: number, teamId: number): boolean =>
  Math.ceil(playerId / 10) * 100 === teamId;

const settings = { yellowSteps: [1, 2, 4], redBan: 2 };
const seasonOf = (planned: readonly Planned[]): SeasonMatch[] => planned.map(played);
const fold = (matches: readonly SeasonMatch[], also: SeasonSettings = {}): Discipline =>
  disciplineOf(matches, { settings, ...also });
const recordsOf = ({ players, officials }: Discipline): Omit<DisciplineRecord, 'name'>[] => [
  ...players,
  ...officials,
];
const runs = { numRuns: 60 };

it('nobody serves more than was imposed, and a match serves one ban of a person at most', () => {
  fc.assert(
    fc.property(anySeason, fc.nat({ max: 3 }), anyDecision, (planned, amount, at) => {
      const suspensions = [suspensionOf({ playerId: 1, amount, matchId: 1, at })];
      const { players } = disciplineOf(seasonOf(planned), { settings, suspensions });
      for (const { bans } of players) {
        for (const ban of bans) expect(ban.served.length + ban.remaining).toBe(ban.amount);
        const serving = bans.flatMap(({ served }) => served.map(({ matchId }) => matchId));
        expect(new Set(serving).size).toBe(serving.length);
      }
    }),
    runs,
  );
});

it('nobody is on the list of a match with an open ban and without a flag', () => {
  fc.assert(
    fc.property(anySeason, (planned) => {
      const matches = seasonOf(planned);
      const { flags } = fold(matches);
      for (const [index, match] of matches.entries()) {
        const { matchId, day, sides } = match.facts;
        const listed = [...sides.home.listed, ...sides.away.listed];
        const banned = fold(matches.slice(0, index)).players.filter(
          ({ playerId, bans }) =>
            listed.includes(playerId) && bans.some((ban) => holdsOn(ban, day)),
        );
        const flagged = flags.flatMap((flag) =>
          flag.matchId === matchId && flag.code === 'ineligible-player' ? flag.playerId : [],
        );
        expect(flagged.sort()).toEqual(banned.map(({ playerId }) => playerId).sort());
      }
    }),
    runs,
  );
});

it('a match that is played later takes nothing from what was served before it', () => {
  const servedIn = (records: readonly { bans: readonly Ban[] }[]) =>
    records.flatMap(({ bans }) => bans.flatMap(({ served }) => served));
  fc.assert(
    fc.property(anySeason, (planned) => {
      const matches = seasonOf(planned);
      for (let length = 1; length < matches.length; length += 1) {
        const before = servedIn(recordsOf(fold(matches.slice(0, length))));
        const after = servedIn(recordsOf(fold(matches)));
        expect(after.filter(({ matchId }) => matchId <= length)).toHaveLength(before.length);
      }
    }),
    runs,
  );
});

it('a match that goes on weeks later leaves what was sat out between its parts', () => {
  const satOut = ({ players }: Discipline) =>
    players.flatMap(({ playerId, bans }) =>
      bans.flatMap(({ served }) =>
        served.flatMap(({ matchId }) => (matchId === 1 ? [] : [[playerId, matchId]])),
      ),
    );
  fc.assert(
    fc.property(anySeason, fc.subarray(players), anyDecision, ([first, ...rest], sentOff, at) => {
      if (first === undefined) return;
      const suspensions = [suspensionOf({ playerId: 1, amount: 2, matchId: 1, at })];
      const of = (matches: readonly SeasonMatch[]) => fold(matches, { suspensions });
      const others = rest.map((one, index) => played(one, index + 1));
      const stopped = () => played({ ...first, ending: 'abandoned' }, 0);
      const continued = goneOn(stopped(), sentOff);
      expect(satOut(of([continued, ...others]))).toEqual(satOut(of([stopped(), ...others])));
      expect(of([...others, continued])).toEqual(of([continued, ...others]));
      for (const { bans } of of([continued, ...others]).players)
        for (const ban of bans) expect(ban.served.length + ban.remaining).toBe(ban.amount);
    }),
    runs,
  );
});

it('a card that was undone bans nobody', () => {
  const withoutUndone = (planned: readonly Planned[]): Planned[] =>
    planned.map((match) => ({ ...match, taps: match.taps.filter(({ isUndone }) => !isUndone) }));
  fc.assert(
    fc.property(anySeason, (planned) => {
      expect(fold(seasonOf(planned))).toEqual(fold(seasonOf(withoutUndone(planned))));
    }),
    runs,
  );
});

it('cards that are undone after the match leave nothing but what was sat out for them', () => {
  const shown = ({ bans, yellows }: Omit<DisciplineRecord, 'name'>) => ({
    yellows,
    bans: bans.filter(({ amount }) => amount > 0),
  });
  const left = (matches: readonly SeasonMatch[]) =>
    fold(matches).players.flatMap((record) => {
      const { bans, yellows } = shown(record);
      return bans.length + yellows === 0 ? [] : [{ playerId: record.playerId, bans, yellows }];
    });
  fc.assert(
    fc.property(anySeason, anyCard, ([first, ...rest], { playerId, card }) => {
      if (first === undefined) return;
      const clean = { ...first, taps: [], ending: 'finished' as const };
      const match = played(
        { ...clean, without: [], taps: [{ playerId, card, isUndone: false }] },
        0,
      );
      if (match.facts.offences.length === 0) return;
      match.undo(match.lastCard, '03-02 16:30');
      const others = rest.map((one, index) => played(one, index + 1));
      expect(left([match, ...others])).toEqual(
        left([played({ ...clean, without: [] }, 0), ...others]),
      );
    }),
    runs,
  );
});

it('what is sat out counts once, for a ban that stands or as over-served, whatever is undone later', () => {
  const anyUndone = fc.record({
    yellowBan: fc.integer({ min: 1, max: 2 }),
    redBan: fc.integer({ min: 1, max: 3 }),
    imposed: fc.nat({ max: 2 }),
    /** Whether the player is on the list of each match after the first. */
    isThere: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
    undone: fc.constantFrom('yellow' as const, 'red' as const),
    after: fc.integer({ min: 1, max: 7 }),
  });
  fc.assert(
    fc.property(anyUndone, ({ yellowBan, redBan, imposed, isThere, undone, after }) => {
      const suspensions =
        imposed === 0 ? [] : [suspensionOf({ playerId: 1, amount: imposed, from: '2026-03-01' })];
      const bansIn = (matches: readonly SeasonMatch[]): readonly Ban[] =>
        disciplineOf(matches, {
          settings: { yellowSteps: [1], yellowBan, redBan },
          suspensions,
        }).players.flatMap(({ bans }) => bans);
      // Within a day, before the first one is official.
      const hour = (index: number, time = '00') =>
        `03-01 ${String(index).padStart(2, '0')}:${time}`;
      const first = new SeasonMatch({ id: 1, on: hour(0) }).begin();
      const cardIds = { yellow: '', red: '' };
      for (const card of ['yellow', 'red'] as const) cardIds[card] = first.card(1, card).lastCard;
      const matches = [first.end()];
      let satOut = 0;
      for (const [index, isListed] of isThere.entries()) {
        if (index + 1 === after) first.undo(cardIds[undone], hour(index, '55'));
        const isBanned = bansIn(matches).some((ban) => holdsOn(ban, '2026-03-01'));
        if (isBanned && !isListed) satOut += 1;
        const without = isListed ? [] : [1];
        matches.push(playedMatch({ id: index + 2, on: hour(index + 1), without }));
      }
      const bans = bansIn(matches);
      for (const { served, remaining, amount } of bans)
        expect(served.length + remaining).toBe(amount);
      const counted = bans.map(({ served, overServed }) => served.length + overServed);
      expect(counted.reduce((sum, one) => sum + one, 0)).toBe(satOut);
    }),
    { numRuns: 100 },
  );
});

it('any order of late taps, and of the matches, gives the same discipline', () => {
  fc.assert(
    fc.property(anySeason, fc.func(fc.nat()), (planned, rank) => {
      const shuffled = <T>(items: readonly T[]): T[] =>
        items
          .map((item, index) => ({ item, by: rank(index) }))
          .sort((a, b) => a.by - b.by)
          .map(({ item }) => item);
      const late = planned.map((match) => ({ ...match, taps: shuffled(match.taps) }));
      expect(fold(shuffled(seasonOf(late)))).toEqual(fold(seasonOf(planned)));
    }),
    runs,
  );
});

it('the events that are left out of a log change nothing', () => {
  fc.assert(
    fc.property(anySeason, (planned) => {
      for (const { story, facts } of seasonOf(planned)) {
        const some = story.log.filter(({ type }) => disciplineEventTypes.includes(type));
        expect(disciplineFacts(replay(story.state.matchId, some), some)).toEqual(facts);
      }
    }),
    runs,
  );
});
