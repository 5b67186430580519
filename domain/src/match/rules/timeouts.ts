import { ruleLimits } from '../../rules/match-rules.js';
import { standingActions } from '../corrections.js';
import type { Period, Stamp, TeamSide } from '../events.js';
import { isPeriodRunning, periodOf, type RuledMatch } from '../ruled-match.js';
import type { RunningTimeout } from '../ruled-match-fields.js';
import type { MatchState } from '../state.js';
import type { Facts } from './facts.js';

/** The timeout that has been granted and not ended. */
export function runningTimeout(play: RuledMatch): RunningTimeout | null {
  const timeout = play.periods.at(-1)?.marks.at(-1)?.timeout ?? null;
  if (timeout === null || !isPeriodRunning(play)) return null;
  const startedAt = new Date(timeout.since).toISOString();
  return { team: timeout.team, startedAt, seconds: ruleLimits.timeoutSeconds };
}

/**
 * Whether a timeout of a period is one of the allowance that a team has now. One of an earlier period that
 * arrives late takes nothing from this one; without a rule sheet the log does not distinguish them.
 */
export const countsNow = (play: RuledMatch | null, period: 0 | Period | undefined): boolean =>
  !play || play.rules.timeoutsPer === 'match' || period === periodOf(play);

/** Whether the second half began after an action of a match without a rule sheet, whose timeouts have no period. */
export const wasRenewedAfter = ({ play, actions }: MatchState, { version }: Stamp): boolean =>
  !play &&
  actions.some((action) => action.type === 'SecondHalfStarted' && action.version > version);

/** The teams that wait for a timeout; a request lapses with its period. */
export function requestedTimeouts(play: RuledMatch, { requests, timeouts }: Facts): TeamSide[] {
  if (!isPeriodRunning(play)) return [];
  const waiting = requests
    .filter(({ period, at, data: { team } }) => {
      const requestedAt = Date.parse(at);
      const granted = timeouts.some(
        (taken) => taken.data.team === team && Date.parse(taken.at) >= requestedAt,
      );
      return period === periodOf(play) && !granted;
    })
    .map(({ data: { team } }) => team);
  return [...new Set(waiting)];
}

/**
 * Every period has its own timeouts, unless the sheet counts them over the match. A whistle that was undone and
 * blown again finds those that were taken in its period.
 */
export function renewTimeouts(draft: MatchState, period: Period): void {
  if (draft.play?.rules.timeoutsPer === 'match') return;
  draft.timeouts = { home: 0, away: 0 };
  if (!draft.play) return;
  for (const action of standingActions(draft))
    if (action.type === 'TimeoutTaken' && action.period === period)
      draft.timeouts[action.data.team] += 1;
}
