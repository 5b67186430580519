import { zagrebWallTime } from '../../croatia/zagreb-time.js';
import { matchEventTypes } from '../../match/event-types/event-types.js';
import type { LoggedMatchEvent, MatchEventType, TeamSide } from '../../match/events.js';
import { awardedTo, outcomeOf } from '../../match/outcome.js';
import type { BySide, MatchState } from '../../match/state.js';
import { type CountedCards, countingOf } from '../../views/counted-cards.js';
import { type Offence, offencesOf } from './offences.js';
import { type RevokedOffence, revokedOffences } from './revoked.js';
import { interruptionOf, isAbandoned } from './stopped.js';

/** A match as the discipline of its league reads it: plain, and the same in any order of late taps. */
export interface DisciplineMatch {
  readonly matchId: number;
  /** The stage that it belongs to; left out of the ordinary season. */
  readonly stageId?: number;
  /** When it was to begin; a match that goes on at another date keeps the one at which it began. */
  readonly matchDate: string;
  /** Its day in Zagreb. */
  readonly day: string;
  /** The date of its end, which is another one where it went on later. */
  readonly endDate: string;
  /** The standing whistles; a match without them has both at the instant of its result. */
  readonly begunAt: string | null;
  readonly endedAt: string | null;
  /** When it was abandoned, where it went on later. */
  readonly stoppedAt: string | null;
  /** When it went on. */
  readonly resumedAt: string | null;
  readonly hasWhistles: boolean;
  /** It has still to be played or to end, and its date is known. */
  readonly isAhead: boolean;
  readonly isAbandoned: boolean;
  readonly sides: BySide<DisciplineSide>;
  readonly counting: CountedCards;
  readonly offences: readonly Offence[];
  /** The offences until it was abandoned, where it went on later. */
  readonly beforeStop: readonly Offence[];
  readonly revoked: readonly RevokedOffence[];
}

export interface DisciplineSide {
  readonly teamId: number;
  readonly listed: readonly number[];
  /** Whether missing this match serves a match of a ban. */
  readonly serves: boolean;
  /** When an award made a played match stop serving bans; null if none did. */
  readonly servedUntil: string | null;
}

/** Most events of a log, which make no difference to discipline. */
const withoutCards: readonly MatchEventType[] = [
  'AttendanceConfirmed',
  'LineupRoleChanged',
  'GoalScored',
  'GoalAttributed',
  'AssistAttributed',
  'TeamStatisticChanged',
  'MvpChosen',
  'TimeoutRequested',
  'TimeoutTaken',
  'TimeoutEnded',
  'ClockStarted',
  'ClockStopped',
  'ClockCorrected',
  'FoulCommitted',
  'ReentryAllowed',
  'KickMissed',
  'KickOffGiven',
  'ShootoutStarted',
  'ShootoutKickTaken',
  'ScoreQuestioned',
  'ScoreConfirmed',
  'EntryFlagged',
];

/** The events of a match that its discipline follows from. */
export const disciplineEventTypes: readonly MatchEventType[] = matchEventTypes.filter(
  (type) => !withoutCards.includes(type),
);

/** @param log the events of the match, from which offences that were corrected later are read */
export function disciplineFacts(
  state: MatchState,
  log: readonly LoggedMatchEvent[] = [],
): DisciplineMatch {
  const { matchId, status, deleted, place } = state;
  const matchDate = firstDateOf(state);
  const interruption = deleted ? null : interruptionOf(state);
  const hasWhistles = state.firstHalfAt !== null;
  const { begunAt, endedAt } = deleted ? never : instantsOf(state);
  const isOpen = status === 'scheduled' || status === 'in_progress';
  return {
    matchId,
    ...(place && { stageId: place.stageId }),
    matchDate,
    day: zagrebWallTime(matchDate).day,
    endDate: interruption === null ? matchDate : lastDateOf(state),
    begunAt,
    endedAt,
    stoppedAt: interruption?.stoppedAt ?? null,
    resumedAt: interruption?.resumedAt ?? null,
    hasWhistles,
    isAhead: isOpen && !deleted && outcomeOf(state) !== 'postponed',
    isAbandoned: isAbandoned(state),
    sides: { home: sideFacts(state, 'home'), away: sideFacts(state, 'away') },
    counting: deleted ? 'none' : countingOf(state),
    offences: offencesOf(state),
    beforeStop: interruption === null ? [] : offencesOf(state, interruption.stoppedAt),
    revoked: revokedOffences(state, log),
  };
}

const never = { begunAt: null, endedAt: null };

const sideFacts = (state: MatchState, side: TeamSide): DisciplineSide => ({
  teamId: side === 'home' ? state.homeTeamId : state.awayTeamId,
  listed: state.lineup?.[side] ?? [],
  serves: isServedBy(state, side),
  servedUntil: servedUntil(state, side),
});

/** A played match serves, an awarded one only for the team that is not to blame (docs/product.md#discipline). */
function isServedBy(state: MatchState, side: TeamSide): boolean {
  switch (outcomeOf(state)) {
    case null:
      return state.status === 'completed';
    case 'awarded':
      return awardedTo(state) === side;
    case 'annulled':
      // What was sat out in a played match is not given back.
      return standing(state, 'MatchFinished', 'ResultRecorded') !== undefined;
    default:
      return false;
  }
}

function servedUntil(state: MatchState, side: TeamSide): string | null {
  const award = standing(state, 'ResultAwarded');
  const isTaken = outcomeOf(state) === 'awarded' && !isServedBy(state, side);
  const wasPlayed = standing(state, 'MatchFinished', 'ResultRecorded') !== undefined;
  return isTaken && wasPlayed ? (award?.at ?? null) : null;
}

function instantsOf(state: MatchState): { begunAt: string | null; endedAt: string | null } {
  if (state.firstHalfAt === null) {
    const at = resultAt(state);
    return { begunAt: at, endedAt: at };
  }
  const begunAt = state.firstHalfAt;
  const isRunning = state.status === 'in_progress';
  const end = standing(state, 'MatchFinished', 'MatchAbandoned', 'MatchCancelled');
  const endedAt = isRunning || end === undefined ? null : later(begunAt, end.at);
  return { begunAt, endedAt };
}

/** Without the dates to which a match was moved after it had begun. */
function firstDateOf({ matchDate, actions }: MatchState): string {
  let first = matchDate;
  for (const { type, data } of actions) {
    if (type === 'FirstHalfStarted') break;
    if (type === 'MatchScheduled' || type === 'MatchRescheduled') first = data.matchDate;
  }
  return first;
}

/** The date at which a match went on: that of the whistle where nobody entered a new one. */
function lastDateOf(state: MatchState): string {
  const { matchDate } = state;
  const resumedAt = standing(state, 'MatchResumed')?.at ?? matchDate;
  return zagrebWallTime(resumedAt).day > zagrebWallTime(matchDate).day ? resumedAt : matchDate;
}

/** Nobody knows when a match without whistles was played. One that fell to a withdrawal has its place on its day. */
function resultAt(state: MatchState): string | null {
  const result = standing(state, 'ResultRecorded') ?? standing(state, 'ResultAwarded');
  if (result === undefined) return null;
  const isWithdrawal = result.type === 'ResultAwarded' && result.data.cause === 'withdrawn';
  return isWithdrawal ? later(result.at, state.matchDate) : result.at;
}

const standing = (
  { actions }: MatchState,
  ...types: readonly MatchEventType[]
): LoggedMatchEvent | undefined => actions.findLast(({ type }) => types.includes(type));

const later = (a: string, b: string): string => (a < b ? b : a);
