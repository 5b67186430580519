import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ReportContent } from '../contract/report-content.js';
import type { MatchCommand } from '../match/commands.js';
import type { LoggedMatchEvent } from '../match/events.js';
import { replay } from '../match/fold/evolve.js';
import { signedRoles } from '../match/signing/signing.js';
import { presetRules } from '../rules/match-rules.js';
import { aMatch, at, away, home, type MatchStory } from '../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../testing/play-story.js';
import { reportContent, reportHash, reportHashOf } from './report-content.js';

const hashOf = ({ state }: MatchStory): string => reportHashOf(state);

const exclusions = {
  ...presetRules.tournament,
  exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
};

/** Fouls, cards, an exclusion, a missed kick, a timeout and goals under a rule sheet. */
function ruled(): PlayStory {
  const story = aMatchUnder(exclusions).playing();
  story.when({ type: 'RecordFoul', team: 'home', playerId: 1, restart: 'direct' }, at(1));
  story.when({ type: 'ShowCard', ...yellow, playerId: 1 }, at(1, 5));
  story.when({ type: 'RecordGoal', ...goal, scorer: 11, assist: 12 }, at(2));
  story.when({ type: 'GiveExclusion', team: 'home', playerId: 2 }, at(3));
  story.when(
    { type: 'RecordMissedKick', team: 'away', kind: 'penalty', playerId: 11, how: 'wide' },
    at(4),
  );
  story.when({ type: 'TakeTimeout', team: 'home' }, at(9));
  return story;
}

/** The same without one: cards and exclusions are counters. */
function plain(): MatchStory {
  const story = aMatch().started();
  story.when({ type: 'RecordGoal', ...goal, scorer: 11, assist: 12 }, at(2));
  story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'yellowCards' }, at(3));
  story.when({ type: 'RaisePlayerCounter', playerId: 2, counter: 'redCards' }, at(4));
  story.when({ type: 'RaisePlayerCounter', playerId: 3, counter: 'twoMinPenalties' }, at(5));
  story.when({ type: 'TakeTimeout', team: 'home' }, at(9));
  return story;
}

const goal = { team: 'away', scorer: 11, assist: null, kind: 'open-play' } as const;
const yellow = {
  team: 'home',
  playerId: null,
  official: null,
  card: 'yellow',
  place: 'pitch',
} as const;
const finish = (story: MatchStory) =>
  story.reach('half-time', at(21)).reach('second-half', at(30)).reach('completed', at(51));

describe('the content of a report', () => {
  it('tells what happened under a rule sheet, in the order of play', () => {
    const content = reportContent(finish(ruled()).state);
    expect(content).toMatchObject({
      status: 'completed',
      outcome: null,
      startedAt: at(0),
      endedAt: at(51),
      score: { home: 0, away: 1 },
      halfTime: { home: 0, away: 1 },
      rules: { version: 1 },
      course: [
        {
          team: 'away',
          scorer: 11,
          assist: 12,
          period: 1,
          played: 120,
          minute: '3',
          score: { home: 0, away: 1 },
        },
      ],
      cards: [{ team: 'home', playerId: 1, card: 'yellow', period: 1, played: 65 }],
      sendingsOff: [
        {
          team: 'home',
          playerId: 2,
          cause: 'exclusion',
          reentry: { by: 'time', period: 1, played: 300 },
        },
      ],
      missedKicks: [{ team: 'away', playerId: 11, kind: 'penalty', how: 'wide' }],
    });
    expect(content.periods).toMatchObject([
      {
        period: 1,
        fouls: {
          home: [{ playerId: 1, official: false, restart: 'direct', played: 60 }],
          away: [],
        },
        timeouts: { home: [{ played: 540 }], away: [] },
      },
      { period: 2, fouls: { home: [], away: [] } },
    ]);
  });

  it('tells the same of a match without one', () => {
    expect(reportContent(finish(plain()).state)).toMatchObject({
      score: { home: 0, away: 1 },
      rules: null,
      course: [{ half: 1, minute: '3', scorer: 11, assist: 12 }],
      cards: [
        { playerId: 1, card: 'yellow' },
        { playerId: 2, card: 'red' },
      ],
      sendingsOff: [
        { playerId: 2, cause: 'red', reentry: null },
        { playerId: 3, cause: 'exclusion', reentry: null },
      ],
      periods: [
        { period: 1, timeouts: { home: [{ half: 1, minute: '10' }], away: [] } },
        { period: 2 },
      ],
    });
  });

  it('has extra time and the kicks', () => {
    const story = aMatchUnder(presetRules.tournament).started().inPeriod(5);
    story.when({ type: 'TakeShootoutKick', team: 'home', playerId: 1, scored: true }, at(82));
    expect(reportContent(story.state)).toMatchObject({
      afterExtraTime: true,
      regularTime: { home: 0, away: 0 },
      shootout: { home: 1, away: 0, kicks: [{ team: 'home', playerId: 1, scored: true }] },
    });
  });

  it('has the reason of a match that was awarded, and no course where it was not played', () => {
    const story = aMatch().scheduled();
    story.when(
      { type: 'AwardResult', winner: 'home', cause: 'no-show', keepsPlayed: true },
      at(900),
    );
    const content = reportContent(story.state);
    expect(content).toMatchObject({
      outcome: 'awarded',
      ruling: { reason: 'no-show', awardedTo: 'home' },
      score: { home: 5, away: 0 },
      playedScore: null,
      course: [],
    });
    // The instant of the decision is none of the match.
    expect(content.endedAt).toBeNull();
  });

  it('ends an abandoned match when it was abandoned', () => {
    const story = ruled().when({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' }, at(12));
    expect(reportContent(story.state)).toMatchObject({
      endedAt: at(12),
      ruling: { reason: 'hall' },
    });
    const award = {
      type: 'AwardResult',
      winner: 'away',
      cause: 'abandoned',
      keepsPlayed: false,
    } as const;
    expect(reportContent(story.when(award, at(9_000)).state)).toMatchObject({
      endedAt: at(12),
      playedScore: { home: 0, away: 1 },
    });
  });

  it('lists who came late, with the reason', () => {
    const story = aMatchUnder(fifa).withLists({ home }).initialised();
    const roster = { home: [...home, 6], away: [...away] };
    story.when(
      { type: 'AddPlayer', team: 'home', playerId: 6, reason: 'came-late', roster },
      at(-2),
    );
    expect(reportContent(story.state).lists.home.at(-1)).toEqual({
      playerId: 6,
      roles: [],
      late: 'came-late',
    });
  });

  it('lists who took whose place before the match, with the reason', () => {
    const roster = { home: [...home, 6], away: [...away] };
    const replace = { type: 'ReplacePlayer', team: 'home', playerId: 3, replacedBy: 6 } as const;
    const story = aMatchUnder(fifa).withLists({ home }).initialised();
    const before = reportHashOf(story.state);
    story.when({ ...replace, reason: 'absent', roster }, at(-2));
    const { lists } = reportContent(story.state);
    expect(lists.home.map(({ playerId }) => playerId)).toEqual([1, 2, 4, 5, 6]);
    expect(lists.home.at(-1)).toEqual({
      playerId: 6,
      roles: [],
      replaced: { playerId: 3, reason: 'absent' },
    });
    expect(reportHashOf(story.undo().state)).toBe(before);
  });

  it('names no place of somebody who was replaced in turn and came late', () => {
    const roster = { home: [...home, 6], away: [...away] };
    const replacement = { type: 'ReplacePlayer', team: 'home', reason: 'absent', roster } as const;
    const by = (playerId: number, replacedBy: number) => ({ ...replacement, playerId, replacedBy });
    const story = aMatchUnder(fifa).withLists({ home }).initialised();
    story.when(by(3, 6), at(-3)).when(by(6, 3), at(-2));
    story.when(
      { type: 'AddPlayer', team: 'home', playerId: 6, reason: 'came-late', roster },
      at(-1),
    );
    const { lists } = reportContent(story.state);
    const late = { playerId: 6, roles: [], late: 'came-late' };
    expect(lists.home.find(({ playerId }) => playerId === 6)).toEqual(late);
    expect(lists.home.find(({ playerId }) => playerId === 3)).toMatchObject({
      replaced: { playerId: 6, reason: 'absent' },
    });
  });

  it('marks who is on the list although suspended', () => {
    const story = aMatchUnder(fifa).scheduled();
    story.when({
      type: 'InitialiseMatch',
      playerIds: [...home, ...away],
      roster: { home, away },
      suspended: { playerIds: [3], strict: false },
    });
    const { lists } = reportContent(story.state);
    expect(lists.home.filter(({ suspended }) => suspended)).toMatchObject([{ playerId: 3 }]);
    expect(lists.away.some(({ suspended }) => suspended)).toBe(false);
  });

  it('names no entry, no version and no device', () => {
    const text = JSON.stringify(reportContent(finish(ruled()).state));
    expect(text).not.toContain('command-');
    expect(text).not.toContain(at(2));
  });
});

describe('the hash of a report', () => {
  const corrections: [string, () => MatchStory, LoggedMatchEvent['type'], object][] = [
    ['scorer', plain, 'GoalScored', { scorer: 13 }],
    ['assist', plain, 'GoalScored', { assist: null }],
    ['kind of a goal', plain, 'GoalScored', { kind: 'penalty', assist: null }],
    ['minute', plain, 'GoalScored', { second: 60 }],
    ['card of a counter', plain, 'PlayerCounterRaised', { kind: 'redCards' }],
    ['team of a goal', ruled, 'GoalScored', { team: 'home' }],
    ['playing time', ruled, 'GoalScored', { played: 90 }],
    ['colour of a card', ruled, 'CardShown', { card: 'red' }],
    ['official who got a card', ruled, 'CardShown', { official: 'coach' }],
    ['player who fouled', ruled, 'FoulCommitted', { playerId: 2 }],
    ['restart', ruled, 'FoulCommitted', { restart: 'advantage' }],
    ['kick that was missed', ruled, 'KickMissed', { how: 'saved' }],
    ['excluded player', ruled, 'ExclusionGiven', { playerId: 3 }],
  ];

  it.each(corrections)(
    'changes with the %s, and its undo restores it',
    (_, begin, type, correction) => {
      const story = finish(begin());
      const before = hashOf(story);
      const action = story.log.find((event) => event.type === type);
      story.when({ type: 'CorrectAction', actionId: action?.id ?? '', correction }, at(52));
      expect(hashOf(story)).not.toBe(before);
      story.undo(story.latest.id);
      expect(hashOf(story)).toBe(before);
    },
  );

  it.each<[string, MatchCommand]>([
    ['a goal', { type: 'RecordGoal', ...goal }],
    ['the MVP', { type: 'ChooseMvp', playerId: 1 }],
    ['a role', { type: 'ChangeLineupRole', playerId: 1, role: 'captain', given: true }],
    ['an award', { type: 'AwardResult', winner: 'home', cause: 'ineligible', keepsPlayed: true }],
  ])('changes with %s, and its undo restores it', (_, command) => {
    const story = finish(ruled());
    const before = hashOf(story);
    story.when(command, at(52));
    expect(hashOf(story)).not.toBe(before);
    const undo: MatchCommand =
      command.type === 'AwardResult'
        ? { type: 'RevokeRuling', ruling: 'award' }
        : { type: 'Undo', actionId: story.latest.id };
    expect(hashOf(story.when(undo, at(53)))).toBe(before);
  });

  it('stays with what the report does not say: signatures, flags, statistics, remarks', () => {
    const story = finish(ruled());
    const before = hashOf(story);
    story.when({ type: 'SignResult', role: 'home', method: 'tick', reportHash: before }, at(52));
    story
      .when({ type: 'AddRemark' }, at(52))
      .when({ type: 'AnnounceProtest', team: 'away' }, at(52));
    const foul = story.log.find(({ type }) => type === 'FoulCommitted');
    story.when({ type: 'FlagEntry', actionId: foul?.id ?? '', flagged: true }, at(52));
    story.when({ type: 'ChangeTeamStatistic', team: 'home', statistic: 'corners', by: 1 }, at(52));
    expect(hashOf(story)).toBe(before);
    expect(signedRoles(story.state.signing, hashOf(story))).toEqual(new Set(['home']));
  });

  it('is another one after every accepted change and the old one after its undo, whatever is tapped', () => {
    const side = fc.constantFrom('home' as const, 'away' as const);
    const taps = fc.array(
      fc.oneof(
        fc.constantFrom<MatchCommand>(
          { type: 'RecordGoal', ...goal },
          { type: 'GiveExclusion', team: 'home', playerId: null },
          { type: 'ShowCard', ...yellow },
        ),
        fc.record({
          type: fc.constant('RecordFoul' as const),
          team: side,
          playerId: fc.constant(null),
          restart: fc.constant('direct' as const),
        }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(taps, taps, (before, after) => {
        const story = finish(ruled());
        for (const command of before) story.when(command, at(52));
        const hashes = [hashOf(story)];
        const made: string[] = [];
        for (const command of after) {
          made.push(story.when(command, at(53)).latest.id);
          expect(hashes).not.toContain(hashOf(story));
          hashes.push(hashOf(story));
        }
        for (const id of made.reverse()) {
          hashes.pop();
          story.undo(id);
          expect(hashOf(story)).toBe(hashes.at(-1));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('taps that arrive late', () => {
  const side = fc.constantFrom('home' as const, 'away' as const);
  const tap = fc.oneof<fc.Arbitrary<MatchCommand>[]>(
    fc.constantFrom<MatchCommand>(
      { type: 'RecordGoal', ...goal },
      { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'own-goal' },
      { type: 'ShowCard', ...yellow, playerId: 3 },
      { type: 'ShowCard', ...yellow, playerId: 4, card: 'red' },
      { type: 'GiveExclusion', team: 'away', playerId: 12 },
    ),
    fc.record({
      type: fc.constant('RecordFoul' as const),
      team: side,
      playerId: fc.constant(null),
      restart: fc.constantFrom('direct' as const, 'penalty' as const),
    }),
    fc.record({
      type: fc.constant('RaisePlayerCounter' as const),
      playerId: fc.constantFrom(...home, ...away),
      counter: fc.constantFrom('yellowCards' as const, 'twoMinPenalties' as const),
    }),
  );
  const begins = fc.constantFrom(
    () => aMatchUnder(exclusions).playing(),
    () => aMatch().started(),
  );

  it('give the same report in whatever order they come', () => {
    const all = fc.uniqueArray(fc.tuple(tap, fc.integer({ min: 1, max: 1_190 })), {
      maxLength: 15,
      selector: ([, second]) => second,
    });
    fc.assert(
      fc.property(begins, all, fc.infiniteStream(fc.nat()), (begin, taps, luck) => {
        const hashed = (inOrder: typeof taps) => {
          const story = begin();
          for (const [command, second] of inOrder) story.attempt(command, at(0, second));
          return hashOf(story.reach('half-time', at(21)));
        };
        const mixed = taps
          .map((one) => ({ one, place: luck.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(hashed(mixed)).toBe(hashed(taps));
      }),
      { numRuns: 100 },
    );
  });

  it('at one instant too', () => {
    const both: MatchCommand[] = [
      { type: 'RecordGoal', ...goal },
      { type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' },
    ];
    for (const begin of [() => aMatchUnder(fifa).playing(), () => aMatch().started()]) {
      const [one, other] = [both, [...both].reverse()].map((inOrder) => {
        const story = begin();
        for (const command of inOrder) story.when(command, at(5));
        return hashOf(story);
      });
      expect(one).toBe(other);
    }
  });
});

/** Reports as they were once signed, never changed here: a new content adds a file with its own prefix. */
describe('reports of every version', () => {
  const folder = join(__dirname, 'fixtures');
  const files = readdirSync(folder).filter((name) => name.startsWith('report-'));

  it.each(files)('%s has the hash that was signed', (name) => {
    const {
      log,
      content,
      hash,
    }: { log: LoggedMatchEvent[]; content: ReportContent; hash: string } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(name).toMatch(new RegExp(`^report-${hash.split(':')[0]}-`));
    expect(reportContent(replay(7, log))).toEqual(content);
    expect(reportHash(content)).toBe(hash);
  });

  it('are there', () => {
    expect(files.length).toBeGreaterThan(1);
  });
});
