import { compareTexts } from '../../compare-texts.js';
import { standingActions } from '../corrections.js';
import type { KickOffPeriod, LoggedMatchEvent, RecordedResult, TeamSide } from '../events.js';
import type { RuledMatch } from '../ruled-match.js';
import type { BySide, MatchState } from '../state.js';
import { stretchOf } from './stretches.js';

interface Draft {
  goals: LoggedMatchEvent<'GoalScored'>[];
  /** Goals of the first half, and of both halves. */
  firstHalf: BySide<number>;
  regularTime: BySide<number>;
  hadHalfTime: boolean;
  fouls: LoggedMatchEvent<'FoulCommitted'>[];
  cards: LoggedMatchEvent<'CardShown'>[];
  exclusions: LoggedMatchEvent<'ExclusionGiven'>[];
  /** The reductions whose team was already informed that it may fill the place. */
  reentries: string[];
  misses: LoggedMatchEvent<'KickMissed'>[];
  requests: LoggedMatchEvent<'TimeoutRequested'>[];
  timeouts: LoggedMatchEvent<'TimeoutTaken'>[];
  extensions: LoggedMatchEvent<'PeriodExtended'>[];
  shootouts: LoggedMatchEvent<'ShootoutStarted'>[];
  kicks: LoggedMatchEvent<'ShootoutKickTaken'>[];
  byHand: RecordedResult | null;
  /** Late additions to a list. */
  added: LoggedMatchEvent<'PlayerAdded'>[];
  /** The team that was said to kick off a period. */
  kickOffs: { [period in KickOffPeriod]?: TeamSide };
  /** Ids of the entries that the scorer's table wants to check later. */
  flagged: string[];
  levelAccepted: boolean;
  /** The scorer's table is checking the score. */
  scoreInDoubt: boolean;
}

/** The facts of a match under rules with corrections applied, in the order of the log. */
export type Facts = { readonly [Name in keyof Draft]: Readonly<Draft[Name]> };

interface ReadFacts {
  /** How many of the actions are in them. */
  count: number;
  facts: Facts;
}

/** A match's actions are added to in place, so after a tap only what it added is left to read. */
const readBefore = new WeakMap<readonly LoggedMatchEvent[], ReadFacts>();

/** Returns the facts of a match; after a tap only what it added is read. */
export function factsOf(state: MatchState): Facts {
  const { actions } = state;
  const before = readBefore.get(actions);
  if (before?.count === actions.length) return before.facts;
  const added = before === undefined ? actions : actions.slice(before.count);
  const isLonger = before !== undefined && !added.some(({ type }) => type === 'ActionCorrected');
  const facts = isLonger ? draftOf(before.facts) : noFacts();
  for (const [place, action] of (isLonger ? added : standingActions(state)).entries())
    take(facts, action, !isLonger && action.half !== actions[place]?.half);
  readBefore.set(actions, { count: actions.length, facts });
  return facts;
}

/** Ids of the entries that the scorer's table wants to check later, the one that was marked last at the end. */
export const flaggedEntries = (state: MatchState): readonly string[] => factsOf(state).flagged;

const noFacts = (): Draft => ({
  goals: [],
  firstHalf: { home: 0, away: 0 },
  regularTime: { home: 0, away: 0 },
  hadHalfTime: false,
  fouls: [],
  cards: [],
  exclusions: [],
  reentries: [],
  misses: [],
  requests: [],
  timeouts: [],
  extensions: [],
  shootouts: [],
  kicks: [],
  byHand: null,
  added: [],
  kickOffs: {},
  flagged: [],
  levelAccepted: false,
  scoreInDoubt: false,
});

/** A copy, because what was handed out before stays as it was. */
const draftOf = (facts: Facts): Draft => ({
  ...facts,
  goals: [...facts.goals],
  firstHalf: { ...facts.firstHalf },
  regularTime: { ...facts.regularTime },
  fouls: [...facts.fouls],
  cards: [...facts.cards],
  exclusions: [...facts.exclusions],
  reentries: [...facts.reentries],
  misses: [...facts.misses],
  requests: [...facts.requests],
  timeouts: [...facts.timeouts],
  extensions: [...facts.extensions],
  shootouts: [...facts.shootouts],
  kicks: [...facts.kicks],
  added: [...facts.added],
  kickOffs: { ...facts.kickOffs },
  flagged: [...facts.flagged],
});

/** @param wasMoved whether a correction put it into another half */
function take(facts: Draft, action: LoggedMatchEvent, wasMoved: boolean): void {
  switch (action.type) {
    case 'GoalScored':
      facts.goals.push(action);
      addToScores(facts, action, wasMoved);
      return;
    case 'HalfTimeReached':
      facts.hadHalfTime = true;
      return;
    case 'FoulCommitted':
      facts.fouls.push(action);
      return;
    case 'CardShown':
      facts.cards.push(action);
      return;
    case 'ExclusionGiven':
      facts.exclusions.push(action);
      return;
    case 'ReentryAllowed':
      facts.reentries.push(action.data.cause);
      return;
    case 'KickMissed':
      facts.misses.push(action);
      return;
    case 'TimeoutRequested':
      facts.requests.push(action);
      return;
    case 'TimeoutTaken':
      facts.timeouts.push(action);
      return;
    case 'PeriodExtended':
      facts.extensions.push(action);
      return;
    case 'ShootoutStarted':
      facts.shootouts.push(action);
      return;
    case 'ShootoutKickTaken':
      facts.kicks.push(action);
      return;
    case 'ResultRecorded':
      facts.byHand = action.data;
      return;
    case 'PlayerAdded':
      facts.added.push(action);
      return;
    case 'EntryFlagged': {
      const { actionId, flagged } = action.data;
      const others = facts.flagged.filter((id) => id !== actionId);
      facts.flagged = flagged ? [...others, actionId] : others;
      return;
    }
    case 'KickOffGiven':
      facts.kickOffs[action.data.period] = action.data.team;
      return;
    case 'LevelResultAccepted':
      facts.levelAccepted = true;
      return;
    case 'ScoreQuestioned':
    case 'ScoreConfirmed':
      facts.scoreInDoubt = action.type === 'ScoreQuestioned';
      return;
    default:
      return;
  }
}

/** A goal known at half-time belongs to the first half, whatever it was stamped with, unless it was moved. */
function addToScores(
  facts: Draft,
  { half, period = 2, data }: LoggedMatchEvent<'GoalScored'>,
  wasMoved: boolean,
): void {
  if (half === 1 || (!wasMoved && !facts.hadHalfTime)) facts.firstHalf[data.team] += 1;
  if (period <= 2) facts.regularTime[data.team] += 1;
}

type Timed = Pick<LoggedMatchEvent, 'period' | 'played' | 'at' | 'version'>;

/**
 * Compares by the order of play; what has no playing time comes at the end of its period. A clock that was set
 * back begins a new stretch. While it is stopped the instants decide, so that taps which arrive in another order
 * give the same result.
 */
export const byPlay =
  (play: RuledMatch) =>
  (a: Timed, b: Timed): number =>
    (a.period ?? 0) - (b.period ?? 0) ||
    stretchOf(play, a) - stretchOf(play, b) ||
    (a.played ?? Infinity) - (b.played ?? Infinity) ||
    compareTexts(a.at, b.at) ||
    a.version - b.version;
