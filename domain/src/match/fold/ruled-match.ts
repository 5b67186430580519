import type { LoggedMatchEvent } from '../events.js';
import { newRuledMatch, type RuledMatch } from '../ruled-match.js';
import { begin, end, isClockEvent, reassignTimeout, turnClock } from '../rules/clock.js';

/**
 * The effect of an event on the clock and the periods; everything else under a rule sheet is read from the actions.
 * @param earlier everything that counts and was recorded before it
 */
export function playAfter(
  play: RuledMatch | null,
  event: LoggedMatchEvent,
  earlier: readonly LoggedMatchEvent[],
): RuledMatch | null {
  if (event.type === 'MatchRulesFixed')
    return newRuledMatch(event.data.rules, event.data.sheetVersion);
  // A tablet may have stored a state from before matches had rule sheets.
  if (!play) return null;
  const next = turned(play, event, earlier);
  const { period, at } = event;
  // Instants of the log are all written alike, and parsing each would cost a rebuild a tenth.
  return period === undefined || at <= next.latestAt ? next : { ...next, latestAt: at };
}

function turned(
  play: RuledMatch,
  event: LoggedMatchEvent,
  earlier: readonly LoggedMatchEvent[],
): RuledMatch {
  switch (event.type) {
    case 'FirstHalfStarted':
      return begin(play, 1, Date.parse(event.at));
    case 'SecondHalfStarted':
      return begin(play, 2, Date.parse(event.at));
    case 'PeriodStarted':
      return begin(play, event.data.period, Date.parse(event.at));
    case 'ShootoutStarted':
      return begin(play, 5, Date.parse(event.at));
    case 'HalfTimeReached':
    case 'PeriodEnded':
    case 'MatchFinished':
    case 'MatchCancelled':
      return end(play, Date.parse(event.at));
    case 'ActionCorrected':
      return event.data.team === undefined ? play : reassignTimeout(play, event, earlier);
    default:
      return isClockEvent(event) ? turnClock(play, event, earlier) : play;
  }
}
