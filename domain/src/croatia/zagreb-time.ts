/** Wall time in the league's zone, by the time zone data of the JavaScript engine itself. */
import { timeZone } from '../limits.js';

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const dayMs = 24 * 60 * 60 * 1000;

export interface ZagrebWallTime {
  /** `yyyy-mm-dd` */
  day: string;
  /** `HH:MM` */
  time: string;
}

/**
 * What calendar and clock show in Zagreb.
 * @param instant ISO 8601 instant, or milliseconds since 1970 in UTC
 */
export function zagrebWallTime(instant: string | number): ZagrebWallTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of wallClock.formatToParts(new Date(instant))) parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * The instant at which clocks in Zagreb show this time on this day. In the doubled hour of October it is
 * the first of the two; in the skipped hour of March it is as long after the change as the time asks.
 * @param day `yyyy-mm-dd`, a day that exists (see `parseZagrebDay`)
 * @param time `HH:MM`
 * @returns ISO 8601 instant, UTC
 */
export function zagrebToUtc(day: string, time: string): string {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  const candidates = [wall - offsetAt(wall - dayMs), wall - offsetAt(wall + dayMs)];
  const [beforeChange = wall] = candidates;
  const instant = candidates.find((candidate) => candidate + offsetAt(candidate) === wall);
  return new Date(instant ?? beforeChange).toISOString();
}

/** How far clocks in Zagreb are ahead of UTC, in ms. */
function offsetAt(instant: number): number {
  const { day, time } = zagrebWallTime(instant);
  return Date.parse(`${day}T${time}:00.000Z`) - Math.floor(instant / 60_000) * 60_000;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * The day that a person meant, in Zagreb.
 * @param value `yyyy-mm-dd`, or an ISO 8601 instant with its zone
 * @returns `yyyy-mm-dd`, or null when there is no such day
 */
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
