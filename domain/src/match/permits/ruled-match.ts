import type { Refusal } from '../../errors.js';
import { limits } from '../../limits.js';
import type { MatchRules } from '../../rules/match-rules.js';
import { unreachable } from '../../unreachable.js';
import { standingActions } from '../corrections.js';
import { rowOf } from '../event-types/event-types.js';
import type { MatchEvent, Period, PlayTime, RuledMatchEventType, TeamSide } from '../events.js';
import { isRunning, isScheduled, refusalToCount, unless } from '../may-count.js';
import { isPeriodRunning, periodOf, type RuledMatch } from '../ruled-match.js';
import { factsOf } from '../rules/facts.js';
import { lastExtraPeriod } from '../rules/periods.js';
import { shootoutOf } from '../rules/shootout.js';
import { countsNow } from '../rules/timeouts.js';
import { type MatchState, sideOf } from '../state.js';

const notInTheseRules = { code: 'match.not-in-these-rules' } as const;

/** Returns why an event that needs a rule sheet may not happen (docs/product.md#match-rules). */
export function refusalOfRuledMatch(
  state: MatchState,
  event: MatchEvent<RuledMatchEventType> & PlayTime,
): Refusal | null {
  const { play } = state;
  if (event.type === 'MatchRulesFixed')
    return (
      unless(isScheduled(state), 'match.not-scheduled') ??
      unless(!play, 'match.already-initialised')
    );
  return play ? refusalUnderRules(state, play, event) : notInTheseRules;
}

function refusalUnderRules(
  state: MatchState,
  play: RuledMatch,
  event: MatchEvent<Exclude<RuledMatchEventType, 'MatchRulesFixed'>> & PlayTime,
): Refusal | null {
  const { rules } = play;
  switch (event.type) {
    case 'ClockStarted':
    case 'ClockStopped':
    case 'ClockCorrected':
      return (
        refusalToCount(state) ?? unless(hasBegun(play, event.data.period), 'match.half-not-running')
      );
    case 'PeriodExtended':
      return refusalToCount(state) ?? unless(wasInPlay(play, event), 'match.half-not-running');
    case 'PeriodStarted':
      return (
        rulesOf(rules.extraTime !== null && event.data.period <= (lastExtraPeriod(rules) ?? 0)) ??
        unless(mayBegin(state, play, event.data.period), 'match.transition-not-allowed')
      );
    case 'PeriodEnded':
      return unless(
        isInProgress(state) && periodOf(play) === event.data.period && isPeriodRunning(play),
        'match.transition-not-allowed',
      );
    case 'TimeoutRequested':
      return refusalToTakeTimeout(state, event);
    case 'TimeoutEnded':
    case 'LevelResultAccepted':
    case 'ScoreConfirmed':
      return refusalToCount(state);
    case 'ScoreQuestioned':
      return (
        refusalToCount(state) ??
        unless(state.status === 'in_progress', 'match.transition-not-allowed')
      );
    case 'EntryFlagged':
      return (
        refusalToCount(state) ?? unless(isEntry(state, event.data.actionId), 'match.no-such-action')
      );
    case 'KickOffGiven': {
      const { period } = event.data;
      return (
        (isScheduled(state) ? null : refusalToCount(state)) ??
        rulesOf(period <= (lastExtraPeriod(rules) ?? 2))
      );
    }
    case 'FoulCommitted': {
      const { team, by, official } = event.data;
      return (
        refusalToCount(state) ??
        rulesOf(rules.foulKickFrom !== null) ??
        unless(by === null || official !== true, 'match.foul-for-two') ??
        playsFor(state, team, by)
      );
    }
    case 'ExclusionGiven':
      return (
        refusalToCount(state) ??
        rulesOf(rules.exclusion !== null) ??
        playsFor(state, event.data.team, event.data.playerId)
      );
    case 'CardShown': {
      const { team, playerId, official } = event.data;
      return (
        refusalToCount(state) ??
        unless(playerId === null || official === null, 'match.card-for-two') ??
        playsFor(state, team, playerId)
      );
    }
    case 'KickMissed':
      return refusalToCount(state) ?? playsFor(state, event.data.team, event.data.playerId);
    case 'ReentryAllowed': {
      const { cause } = event.data;
      const isCause = state.actions.some(
        ({ id, type }) => id === cause && (type === 'CardShown' || type === 'ExclusionGiven'),
      );
      return refusalToCount(state) ?? unless(isCause, 'match.no-such-action');
    }
    case 'ShootoutStarted':
      return (
        rulesOf(rules.kicks !== null) ??
        unless(mayBegin(state, play, 5), 'match.transition-not-allowed')
      );
    case 'ShootoutKickTaken': {
      const decided = shootoutOf(factsOf(state))?.decided ?? null;
      return (
        refusalToCount(state) ??
        unless(isInProgress(state) && periodOf(play) === 5, 'match.no-shootout') ??
        unless(decided === null, 'match.shootout-decided') ??
        playsFor(state, event.data.team, event.data.playerId)
      );
    }
    default:
      return unreachable(event);
  }
}

const rulesOf = (allowed: boolean): Refusal | null => (allowed ? null : notInTheseRules);

/** Only what can be corrected is worth a second look. */
const isEntry = ({ actions }: MatchState, actionId: string): boolean =>
  actions.some(({ id, type }) => id === actionId && rowOf(type).correct !== 'nothing');

const isInProgress = (state: MatchState): boolean => isRunning(state, 'second-half');

/** The period is played, or was when a tap that waited was made. */
const wasInPlay = (
  play: RuledMatch,
  { data, period, played }: MatchEvent<'PeriodExtended'> & PlayTime,
): boolean =>
  (periodOf(play) === data.period && isPeriodRunning(play)) ||
  (period === data.period && played !== undefined);

const hasBegun = (play: RuledMatch, period: Period): boolean =>
  play.periods.some((played) => played.period === period);

const playsFor = (state: MatchState, team: TeamSide, playerId: number | null): Refusal | null =>
  unless(playerId === null || sideOf(state, playerId) === team, 'match.player-not-present');

/** Extra time follows the second half; kicks follow either, as a stage may leave extra time out. */
function mayBegin(state: MatchState, play: RuledMatch, period: 3 | 4 | 5): boolean {
  if (!isInProgress(state)) return false;
  const before = periodOf(play);
  if (period === 5) return before === 2 || before === lastExtraPeriod(play.rules);
  return before === period - 1 && (period !== 4 || !isPeriodRunning(play));
}

/** The end is whistled in the second half, after extra time or in the kicks (docs/product.md#extra-time-and-kicks). */
export function mayFinish({ play }: MatchState): boolean {
  if (!play) return true;
  const period = periodOf(play);
  return period === 2 || period === 5 || !isPeriodRunning(play);
}

/** Extra time has them where the sheet says so, the kicks never. */
export const hasTimeouts = ({ timeoutInExtraTime }: MatchRules, period: 0 | Period): boolean =>
  period < 3 || (period < 5 && timeoutInExtraTime);

type Timeout = MatchEvent<'TimeoutTaken' | 'TimeoutRequested'> & PlayTime;

/**
 * Returns why a team may not take a timeout, or ask for one. With a rule sheet the period in which it was
 * tapped decides, so one that waited on a tablet counts there.
 */
export function refusalToTakeTimeout(state: MatchState, event: Timeout): Refusal | null {
  const { play, timeouts } = state;
  const { team } = event.data;
  const isRunningNow = isRunning(state, 'first-half') || isRunning(state, 'second-half');
  if (!play)
    return (
      unless(isRunningNow, 'match.half-not-running') ??
      unless(timeouts[team] < limits.timeoutsPerHalf, 'match.timeout-used')
    );
  const { timeoutsPerHalf: max } = play.rules;
  const { period = periodOf(play), played } = event;
  return (
    refusalToCount(state) ??
    unless(isRunningNow || played !== undefined, 'match.half-not-running') ??
    rulesOf(max > 0) ??
    unless(hasTimeouts(play.rules, period), 'match.timeout-not-in-extra-time') ??
    unless(timeoutsUsed(state, play, event) < max, 'match.timeout-used')
  );
}

/** How many the team has used of the allowance that this one would be taken from. */
function timeoutsUsed(state: MatchState, play: RuledMatch, event: Timeout): number {
  const { team } = event.data;
  const { period = periodOf(play) } = event;
  if (countsNow(play, period)) return state.timeouts[team];
  // A request lapsed with its period.
  if (event.type === 'TimeoutRequested') return 0;
  return standingActions(state).filter(
    (action) =>
      action.type === 'TimeoutTaken' && action.data.team === team && action.period === period,
  ).length;
}
