import type { MatchEvent, Period, PlayTime } from '../events.js';
import type { RuledMatch } from '../ruled-match.js';
import { readPlayClock } from './clock.js';

/**
 * The period and the playing time of an event, fixed when it is decided; nothing without a rule sheet.
 * @param at ISO 8601 instant of the event
 */
export function playTimeOf(play: RuledMatch | null, event: MatchEvent, at: string): PlayTime {
  if (!play) return {};
  const begins = periodBegunBy(event);
  if (begins !== null) return begins === 5 ? { period: 5 } : { period: begins, played: 0 };
  const reading = readPlayClock(play, at);
  if (reading === null) return {};
  const { period, playedMs, inPlay } = reading;
  return inPlay && period !== 5 ? { period, played: Math.floor(playedMs / 1000) } : { period };
}

function periodBegunBy(event: MatchEvent): Period | null {
  switch (event.type) {
    case 'FirstHalfStarted':
      return 1;
    case 'SecondHalfStarted':
      return 2;
    case 'PeriodStarted':
      return event.data.period;
    case 'ShootoutStarted':
      return 5;
    default:
      return null;
  }
}
