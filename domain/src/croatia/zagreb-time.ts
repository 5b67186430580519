import { timeZone } from '../limits.js';

let wallClock: Intl.DateTimeFormat | undefined;

/** Made when it is first read: that takes a slow phone as long as starting half of a page's code. */
function zagrebClock(): Intl.DateTimeFormat {
  wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return wallClock;
}

const dayMs = 24 * 60 * 60 * 1000;

export interface ZagrebWallTime {
  day: string;
  time: string;
}

const hourMs = 60 * 60 * 1000;
/** More hours than the match days of several seasons have. */
const maxHours = 10_000;
/** What the clock shows at the start of an hour since 1970. A season asks thousands of times, and `Intl` is slow. */
const startsOfHours = new Map<number, ZagrebWallTime>();

/** Day and time in Zagreb of an ISO 8601 instant, or of milliseconds since 1970. */
export function zagrebWallTime(instant: string | number): ZagrebWallTime {
  const at = new Date(instant).getTime();
  // Before 1970 the clock was not always whole hours away; an invalid instant throws.
  if (!(at >= 0)) return readClock(at);
  const hour = Math.floor(at / hourMs);
  const known = startsOfHours.get(hour);
  const { day, time } = known ?? readClock(hour * hourMs);
  if (known === undefined) {
    if (startsOfHours.size >= maxHours) startsOfHours.clear();
    startsOfHours.set(hour, { day, time });
  }
  const minute = String(Math.floor(at / 60_000) % 60).padStart(2, '0');
  return { day, time: `${time.slice(0, 3)}${minute}` };
}

function readClock(instant: number): ZagrebWallTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of zagrebClock().formatToParts(new Date(instant))) parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The instant of a time in Zagreb: the first in October's doubled hour, an hour later in March's skipped one. */
export function zagrebToUtc(day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  const candidates = [wall - offsetAt(wall - dayMs), wall - offsetAt(wall + dayMs)];
  const [beforeChange = wall] = candidates;
  const instant = candidates.find((candidate) => candidate + offsetAt(candidate) === wall);
  return new Date(instant ?? beforeChange).toISOString();
}

function offsetAt(instant: number): number {
  const { day, time } = zagrebWallTime(instant);
  return Date.parse(`${day}T${time}:00.000Z`) - Math.floor(instant / 60_000) * 60_000;
}

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether this is a time of day, `HH:MM`. */
export const isWallTime = (time: string): boolean => wallTime.test(time);

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The day in Zagreb of `yyyy-mm-dd` or an ISO 8601 instant with its zone; null when there is no such day. */
export function parseZagrebDay(value: string): string | null {
  if (!existsOnCalendar(value.slice(0, 10))) return null;
  if (dayPattern.test(value)) return value;
  if (!instantPattern.test(value) || Number.isNaN(Date.parse(value))) return null;
  return zagrebWallTime(value).day;
}

/** `Date` would read 30 February as 2 March; and no league plays in the year 1. */
function existsOnCalendar(day: string): boolean {
  if (day < '1900-01-01' || day > '2999-12-31') return false;
  const midnight = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}
