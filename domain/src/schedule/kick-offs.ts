import { matchMinutes } from '../contract/calendar.js';
import type { VenueSlots } from '../contract/schedule.js';
import { weekdayOf } from '../croatia/days.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import { foldedName } from '../people/folded-name.js';
import type { SeasonFixture } from './plan-input.js';

/** A kick-off that comes every week. */
export interface WeeklyKickOff {
  weekday: number;
  /** `HH:MM` in Zagreb. */
  time: string;
  minutes: number;
  venue: string | null;
  /** The venue however it is spelled; empty where nobody knows it. */
  hall: string;
  /** Kick-offs of one pitch exclude each other where they overlap. */
  pitch: string;
}

/** Returns the kick-offs of a day, `HH:MM` in Zagreb; the last match needs no buffer after it. */
export function slotTimes({
  from,
  to,
  slotMinutes,
  bufferMinutes,
}: Pick<VenueSlots, 'from' | 'to' | 'slotMinutes' | 'bufferMinutes'>): string[] {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const step = slotMinutes + bufferMinutes;
  const count = Math.max(0, Math.floor((end - begin - slotMinutes) / step) + 1);
  return Array.from({ length: count }, (_, n) => wallTime(begin + n * step));
}

/** Returns the kick-offs into which venue slots are cut. */
export function weeklyKickOffs(slots: readonly VenueSlots[]): WeeklyKickOff[] {
  return slots.flatMap((slot) => {
    const { venue, weekday, slotMinutes: minutes } = slot;
    const hall = foldedName(venue);
    return slotTimes(slot).map((time) => ({ weekday, time, minutes, venue, hall, pitch: hall }));
  });
}

/** Returns the kick-offs that fixtures have; as many at a time as one round had at once. */
export function usualKickOffs(fixtures: readonly SeasonFixture[]): WeeklyKickOff[] {
  const counts = new Map<string, Map<string, number>>();
  for (const { matchDate, venue } of fixtures) {
    if (matchDate === null) continue;
    const { day, time } = zagrebWallTime(matchDate);
    const key = JSON.stringify([weekdayOf(day), time, venue]);
    const days = counts.get(key) ?? new Map<string, number>();
    counts.set(key, days.set(day, (days.get(day) ?? 0) + 1));
  }
  const kickOffs = [...counts].flatMap(([key, days]) => {
    const [weekday, time, venue] = JSON.parse(key) as [number, string, string | null];
    const hall = foldedName(venue ?? '');
    return Array.from({ length: Math.max(...days.values()) }, (_, n) => ({
      weekday,
      time,
      venue,
      hall,
      pitch: `${hall} ${n}`,
    }));
  });
  return kickOffs.map((kickOff) => ({ ...kickOff, minutes: gapAfter(kickOff, kickOffs) }));
}

type Usual = Omit<WeeklyKickOff, 'minutes'>;

/** Fixtures were drawn as close as this, so a match lasts no longer. */
function gapAfter({ weekday, pitch, time }: Usual, kickOffs: readonly Usual[]): number {
  const gaps = kickOffs
    .filter((other) => other.weekday === weekday && other.pitch === pitch && other.time > time)
    .map((other) => minutesOf(other.time) - minutesOf(time));
  return Math.min(matchMinutes, ...gaps);
}

/** Minutes since midnight of a time on the wall. */
export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wallTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
