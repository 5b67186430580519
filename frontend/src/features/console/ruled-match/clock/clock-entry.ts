import { limits, minutesAndSeconds, type PlayClock } from '@kolo/domain';

/** A correction that has not been applied: steps from what is shown, or a time that was typed. */
export type ClockEntry = { type: 'steps'; seconds: number } | { type: 'typed'; text: string };

type Face = Pick<PlayClock, 'limitSeconds' | 'direction' | 'minutesBefore' | 'endsBy'>;

/** The text of the field: `12:34`, in added time `20:00+1:23` as the display has it. */
export function textOf(face: Face, entry: ClockEntry, played: number): string {
  if (entry.type === 'typed') return entry.text;
  const stepped = Math.max(0, played + stepOf(face, entry.seconds, played));
  const inTime = Math.min(stepped, face.limitSeconds ?? stepped);
  const shown = minutesAndSeconds(shownOf(face, inTime));
  return stepped > inTime ? `${shown}+${minutesAndSeconds(stepped - inTime)}` : shown;
}

/** The played seconds to apply; null where the text is no time of this period. */
export function enteredPlayed(face: Face, entry: ClockEntry, played: number): number | null {
  const entered =
    entry.type === 'typed'
      ? typedPlayed(face, entry.text)
      : played + stepOf(face, entry.seconds, played);
  return entered === null || entered < 0 || entered > longestOf(face) ? null : entered;
}

/** More on a display that counts down is less played, except in added time, which counts up on every display. */
function stepOf({ limitSeconds, direction }: Face, seconds: number, played: number): number {
  const countsDown = direction === 'down' && limitSeconds !== null && played <= limitSeconds;
  return countsDown && seconds !== 0 ? -seconds : seconds;
}

const longestOf = ({ limitSeconds, endsBy }: Face): number =>
  endsBy === 'referee' ? limits.secondOfHalfMax : (limitSeconds ?? limits.secondOfHalfMax);

/** Played seconds as the display shows them. */
function shownOf({ limitSeconds, direction, minutesBefore }: Face, played: number): number {
  return direction === 'down' && limitSeconds !== null
    ? limitSeconds - played
    : minutesBefore * 60 + played;
}

/** `12:34`, also with a full stop, as number fields of tablets have no colon, and `20:00+1:23` or `+1:23`. */
function typedPlayed(face: Face, text: string): number | null {
  const match = /^(?:(\d{1,3})[:.,]([0-5]?\d))?(?:\s*\+\s*(\d{1,3})[:.,]([0-5]?\d))?$/.exec(
    text.trim(),
  );
  if (match === null || text.trim() === '') return null;
  const [, minutes, seconds, addedMinutes, addedSeconds] = match;
  const { limitSeconds, direction, minutesBefore } = face;
  if (addedMinutes !== undefined)
    return limitSeconds === null ? null : limitSeconds + secondsOf(addedMinutes, addedSeconds);
  const shown = secondsOf(minutes, seconds);
  return direction === 'down' && limitSeconds !== null
    ? limitSeconds - shown
    : shown - minutesBefore * 60;
}

const secondsOf = (minutes = '0', seconds = '0'): number => Number(minutes) * 60 + Number(seconds);
