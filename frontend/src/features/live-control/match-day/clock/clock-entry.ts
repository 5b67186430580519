import { minutesAndSeconds, type PlayClock } from '@kolo/domain';

/** A correction that has not been applied: steps from what is shown, or a time that was typed. */
export type ClockEntry = { type: 'steps'; seconds: number } | { type: 'typed'; text: string };

type Face = Pick<PlayClock, 'limitSeconds' | 'direction' | 'minutesBefore'>;

const longest = 5_999;

/** What the display shows of played seconds. */
export function shownOf({ limitSeconds, direction, minutesBefore }: Face, played: number): number {
  return direction === 'down' && limitSeconds !== null
    ? Math.max(0, limitSeconds - played)
    : minutesBefore * 60 + played;
}

/** The played seconds for which the display shows this. */
function playedOf({ limitSeconds, direction, minutesBefore }: Face, shown: number): number {
  return direction === 'down' && limitSeconds !== null
    ? limitSeconds - shown
    : shown - minutesBefore * 60;
}

/** The text of the field. */
export const textOf = (face: Face, entry: ClockEntry, played: number): string =>
  entry.type === 'typed'
    ? entry.text
    : minutesAndSeconds(Math.max(0, shownOf(face, played) + entry.seconds));

/** The played seconds to apply; null where the text is no time of this period. */
export function enteredPlayed(face: Face, entry: ClockEntry, played: number): number | null {
  const shown =
    entry.type === 'typed' ? secondsOf(entry.text) : shownOf(face, played) + entry.seconds;
  if (shown === null || shown < 0) return null;
  const entered = playedOf(face, shown);
  return entered < 0 || entered > (face.limitSeconds ?? longest) ? null : entered;
}

/** `12:34`, also with a full stop, as number fields of tablets have no colon. */
function secondsOf(text: string): number | null {
  const match = /^(\d{1,3})[:.,]([0-5]?\d)$/.exec(text.trim());
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}
