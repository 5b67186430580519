import fc from 'fast-check';
import type { LivePatch } from '../contract/live.js';
import { presetRules } from '../rules/match-rules.js';
import { aMatch, at, away, home, type MatchStory } from '../testing/match-story.js';
import { FollowedMatch, liveMatch } from '../views/live-match.js';
import { applyPatch, mergePatches } from '../views/live-patch.js';
import type { MatchCommand } from './commands.js';
import {
  type Correction,
  cardPlaces,
  cards,
  foulRestarts,
  goalKinds,
  kickOffPeriods,
  type LoggedMatchEvent,
  lineupRoles,
  missedHows,
  type Period,
  periods,
  setKicks,
  type TeamSide,
} from './events.js';
import { replay } from './fold/evolve.js';
import { readPlayClock } from './rules/clock.js';

/** `npm run test:laws -- --runs 100000` tries as many; `npm test` some hundred. */
declare const lawRuns: number;

// A quarter of an hour and a second for each sequence only end what hangs.
jest.setTimeout(900_000 + lawRuns * 1_000);

/** A tap as it is meant: which entry it is about is found when it is made. */
type Step =
  | { does: 'tap'; command: MatchCommand; secondsAgo: number }
  | { does: 'correct'; pick: number; change: Change }
  | { does: 'undo'; pick: number }
  | { does: 'undo-clock'; pick: number }
  | { does: 'set-back'; seconds: number }
  | { does: 'whistle' };

interface Change {
  team: TeamSide;
  player: number | null;
  kind: (typeof goalKinds)[number];
  card: (typeof cards)[number];
  place: (typeof cardPlaces)[number];
  restart: (typeof foulRestarts)[number];
  how: (typeof missedHows)[number];
  period: Period;
  played: number;
  /** Which of them are changed. */
  fields: boolean[];
}

const side = fc.constantFrom('home' as const, 'away' as const);
const player = fc.constantFrom(...home, ...away);
const taps: fc.Arbitrary<MatchCommand> = fc.oneof(
  fc.record({
    type: fc.constant('RecordGoal' as const),
    team: side,
    scorer: fc.option(player),
    assist: fc.constant(null),
    kind: fc.constantFrom(...goalKinds),
  }),
  fc.record({
    type: fc.constant('ControlClock' as const),
    action: fc.constantFrom('start' as const, 'stop' as const),
  }),
  fc.record({
    type: fc.constant('RecordFoul' as const),
    team: side,
    playerId: fc.constant(null),
    restart: fc.constantFrom(...foulRestarts),
  }),
  fc.record({
    type: fc.constant('ShowCard' as const),
    team: side,
    playerId: fc.option(player),
    official: fc.constant(null),
    card: fc.constantFrom(...cards),
    place: fc.constantFrom(...cardPlaces),
  }),
  fc.record({
    type: fc.constant('GiveExclusion' as const),
    team: side,
    playerId: fc.option(player),
  }),
  fc.record({
    type: fc.constant('RecordMissedKick' as const),
    team: side,
    kind: fc.constantFrom(...setKicks),
    playerId: fc.constant(null),
    how: fc.constantFrom(...missedHows),
  }),
  fc.record({
    type: fc.constant('FlagEntry' as const),
    actionId: fc.nat(40).map((n) => `command-${n}.0`),
    flagged: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('GiveKickOff' as const),
    period: fc.constantFrom(...kickOffPeriods),
    team: side,
  }),
  fc.record({
    type: fc.constant('ChangeLineupRole' as const),
    playerId: player,
    role: fc.constantFrom(...lineupRoles),
    given: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom('TakeTimeout' as const, 'RequestTimeout' as const, 'EndTimeout' as const),
    team: side,
  }),
);
const change: fc.Arbitrary<Change> = fc.record({
  team: side,
  player: fc.option(player),
  kind: fc.constantFrom(...goalKinds),
  card: fc.constantFrom(...cards),
  place: fc.constantFrom(...cardPlaces),
  restart: fc.constantFrom(...foulRestarts),
  how: fc.constantFrom(...missedHows),
  period: fc.constantFrom(...periods),
  played: fc.nat(1_250),
  fields: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: fc.constant('tap' as const),
      command: taps,
      // A tablet without a network hands in what it tapped minutes ago.
      secondsAgo: fc.oneof(fc.constant(0), fc.constant(0), fc.nat(600)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('correct' as const), pick: fc.nat(), change }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('undo' as const, 'undo-clock' as const),
      pick: fc.nat(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('set-back' as const),
      seconds: fc.integer({ min: 1, max: 90 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('whistle' as const) }) },
);
const steps = fc.array(step, { maxLength: 40, size: 'medium' });

const cup = {
  ...presetRules.tournament,
  exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
};
const beginning = fc.constantFrom(
  () => aMatch().under(presetRules['fifa-2025-26']).started(),
  () => aMatch().under(presetRules['company-running']).started(),
  () =>
    aMatch()
      .under({ ...cup, clockMode: 'effective' })
      .inSecondHalf(),
  () => aMatch().under(cup).inExtraTime(),
);

/** The fields that a correction of this entry can name. */
function correctionOf(action: LoggedMatchEvent, change: Change): Correction {
  const {
    team,
    player: playerId,
    kind,
    card,
    place,
    restart,
    how,
    period,
    played,
    fields,
  } = change;
  const [who, what, when, where, whose] = fields;
  const time = { ...(when && { played }), ...(where && { period }), ...(whose && { team }) };
  switch (action.type) {
    case 'GoalScored':
      return { ...time, ...(who && { scorer: playerId }), ...(what && { kind }) };
    case 'CardShown':
      return { ...time, ...(who && { playerId }), ...(what && { card, place }) };
    case 'FoulCommitted':
      return { ...time, ...(who && { playerId }), ...(what && { restart }) };
    case 'KickMissed':
      return { ...time, ...(what && { how }) };
    case 'TimeoutTaken':
    case 'ExclusionGiven':
      return time;
    default:
      return { ...(when && { played }), ...(where && { period }) };
  }
}

const whistles = ['half-time', 'second-half', 'completed'] as const;

function commandOf(story: MatchStory, step: Step, now: string): MatchCommand | null {
  const { actions, play } = story.state;
  const pickFrom = (list: readonly LoggedMatchEvent[], pick: number) => list[pick % list.length];
  switch (step.does) {
    case 'tap':
      return step.command;
    case 'correct': {
      const action = pickFrom(actions, step.pick);
      if (action === undefined) return null;
      const correction = correctionOf(action, step.change);
      return { type: 'CorrectAction', actionId: action.id, correction };
    }
    case 'undo':
    case 'undo-clock': {
      const isOfClock = ({ type }: LoggedMatchEvent) => /^(Clock|Timeout|ActionCorr)/.test(type);
      const list = step.does === 'undo' ? actions : actions.filter(isOfClock);
      const action = pickFrom(list, step.pick);
      return action === undefined ? null : { type: 'Undo', actionId: action.id };
    }
    case 'set-back': {
      const shown = play && readPlayClock(play, now);
      if (!shown) return null;
      const playedSeconds = Math.max(0, Math.floor(shown.playedMs / 1000) - step.seconds);
      return { type: 'ControlClock', action: 'correct', playedSeconds };
    }
    case 'whistle': {
      const next = whistles.find((matchState) => {
        const { state } = story;
        const order = ['pre-match', 'first-half', ...whistles];
        return order.indexOf(matchState) > order.indexOf(state.matchState);
      });
      return next === undefined ? null : { type: 'ChangeState', wanted: { matchState: next } };
    }
  }
}

const commandTypes: readonly MatchCommand['type'][] = [
  'ChangeLineupRole',
  'ChangeState',
  'ControlClock',
  'CorrectAction',
  'EndTimeout',
  'FlagEntry',
  'GiveExclusion',
  'GiveKickOff',
  'RecordFoul',
  'RecordGoal',
  'RecordMissedKick',
  'RequestTimeout',
  'ShowCard',
  'TakeTimeout',
  'Undo',
];

/** Two tablets and late taps: each step is made some seconds after the one before. */
function play(
  story: MatchStory,
  all: readonly Step[],
  onTaken: (type: MatchCommand['type']) => void = () => {},
): MatchStory {
  let second = 60 * 60;
  for (const step of all) {
    second += 17;
    const now = at(0, second);
    const command = commandOf(story, step, now);
    const ago = step.does === 'tap' ? step.secondsAgo : 0;
    if (command === null) continue;
    const before = story.log.length;
    story.attempt(command, at(0, second - ago));
    if (story.log.length > before) onTaken(command.type);
  }
  return story;
}

describe('a watcher sees what the console shows', () => {
  it('by deltas, by a merged patch, by a snapshot and by a replay, whatever is corrected and undone', () => {
    fc.assert(
      fc.property(beginning, steps, fc.nat(60), (begin, all, joinedAt) => {
        const story = begin();
        const match = new FollowedMatch(story.state);
        const known = story.log.length;
        play(story, all);
        let shown = liveMatch(begin().state);
        let joined = shown;
        const missed: LivePatch[] = [];
        for (const [n, event] of story.log.slice(known).entries()) {
          const patch = match.take(event);
          shown = applyPatch(shown, patch);
          if (n === joinedAt) joined = liveMatch(replay(7, story.log.slice(0, known + n + 1)));
          if (n > joinedAt || joinedAt >= story.log.length - known) missed.push(patch);
        }
        const snapshot = liveMatch(story.state);
        expect(shown).toEqual(snapshot);
        expect(applyPatch(joined, mergePatches(missed))).toEqual(snapshot);
        expect(liveMatch(replay(7, story.log))).toEqual(snapshot);
      }),
      { numRuns: lawRuns },
    );
  });

  it('with every kind of step', () => {
    const tried = new Set(
      fc
        .sample(steps, { numRuns: 200, seed: 7 })
        .flat()
        .map(({ does }) => does),
    );
    expect([...tried].sort()).toEqual(
      ['correct', 'set-back', 'tap', 'undo', 'undo-clock', 'whistle'].sort(),
    );
  });

  it('in sequences in which each kind of command is taken', () => {
    const taken = new Map<MatchCommand['type'], number>();
    for (const [begin, all] of fc.sample(fc.tuple(beginning, steps), { numRuns: 300, seed: 3 }))
      play(begin(), all, (type) => taken.set(type, (taken.get(type) ?? 0) + 1));
    const share = [...taken.values()].reduce((sum, count) => sum + count, 0);
    expect([...taken.keys()].sort()).toEqual([...commandTypes].sort());
    for (const count of taken.values()) expect(count).toBeGreaterThan(share / 1_000);
  });

  it('in sequences in which most steps are taken', () => {
    const taken = fc.sample(fc.tuple(beginning, steps), { numRuns: 100, seed: 3 });
    const entries = taken.map(([begin, all]) => {
      const story = begin();
      const known = story.log.length;
      return { wanted: all.length, made: play(story, all).log.slice(known) };
    });
    const types = new Set(entries.flatMap(({ made }) => made.map(({ type }) => type)));
    for (const type of ['ActionCorrected', 'ActionVoided', 'ClockCorrected', 'TimeoutTaken'])
      expect(types).toContain(type);
    const made = entries.reduce((sum, one) => sum + one.made.length, 0);
    expect(made * 3).toBeGreaterThan(entries.reduce((sum, { wanted }) => sum + wanted, 0));
  });
});
