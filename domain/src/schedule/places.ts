import { weekdayOf } from '../croatia/days.js';
import { zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { groupedBy } from '../league/grouped-by.js';
import { foldedName } from '../people/folded-name.js';
import type { WeeklyKickOff } from './kick-offs.js';

/** One kick-off on one day, for one match. */
export interface Place {
  /** Minutes since 1970. */
  start: number;
  end: number;
  /** `yyyy-mm-dd` and `HH:MM` in Zagreb. */
  day: string;
  time: string;
  venue: string | null;
  hall: string;
  pitch: string;
  /** Its place among the kick-offs of the day, from 0; the same in all halls. */
  rank: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Returns the places of some days, the soonest first. */
export function placesOn(days: readonly string[], kickOffs: readonly WeeklyKickOff[]): Place[] {
  const byWeekday = groupedBy(kickOffs, ({ weekday }) => weekday);
  return days.flatMap((day) =>
    (byWeekday.get(weekdayOf(day)) ?? [])
      .map((kickOff) => placeAt(zagrebToUtc(day, kickOff.time), kickOff, kickOffs))
      .sort((one, other) => one.start - other.start || (one.pitch < other.pitch ? -1 : 1)),
  );
}

/** The place of a match that is in no slot. */
export function placeOutside(
  matchDate: string,
  venue: string | null,
  kickOffs: readonly WeeklyKickOff[],
  minutes: number,
): Place {
  const hall = foldedName(venue ?? '');
  return placeAt(matchDate, { venue, hall, pitch: hall, minutes }, kickOffs);
}

function placeAt(
  instant: string,
  { minutes, ...where }: Pick<WeeklyKickOff, 'venue' | 'hall' | 'pitch' | 'minutes'>,
  kickOffs: readonly WeeklyKickOff[],
): Place {
  const start = Math.floor(Date.parse(instant) / 60_000);
  const { day, time } = zagrebWallTime(instant);
  const times = timesOf(weekdayOf(day), kickOffs);
  const rank = Math.max(0, times.filter((other) => other <= time).length - 1);
  return {
    start,
    end: start + minutes,
    day,
    time,
    ...where,
    rank,
    isFirst: rank === 0,
    isLast: rank === times.length - 1 && rank > 0,
  };
}

/** The most kick-offs that a day has. */
export const ranksOf = (kickOffs: readonly WeeklyKickOff[]): number =>
  Math.max(1, ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => timesOf(weekday, kickOffs).length));

const timesOf = (weekday: number, kickOffs: readonly WeeklyKickOff[]): string[] => [
  ...new Set(kickOffs.filter((one) => one.weekday === weekday).map(({ time }) => time)),
];

/** The instant of a place. */
export const instantOf = ({ start }: Place): string => new Date(start * 60_000).toISOString();

/** People see the pitches of a hall as one. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.start === other.start && one.hall === other.hall;
