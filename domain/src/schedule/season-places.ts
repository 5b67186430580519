import { matchMinutes } from '../contract/calendar.js';
import { addDays, daysBetween } from '../croatia/days.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import { foldedName } from '../people/folded-name.js';
import { usualKickOffs, weeklyKickOffs } from './kick-offs.js';
import { type Place, placeOutside, placesOn, ranksOf } from './places.js';
import type { PlanInput } from './plan-input.js';

/** Days before the first match and after the last one on which matches may be played too. */
const marginDays = { before: 7, after: 28 } as const;

export interface SeasonPlaces {
  places: readonly Place[];
  /** How many of the places, from the first, are slots; behind them are those that only one match has. */
  slots: number;
  /** Where each fixture is now, as an index of `places`; null for one without a date. */
  current: readonly (number | null)[];
  ranks: number;
  /** Of a slot, in minutes. */
  slotMinutes: number;
}

/** Returns the slots of a season and where its fixtures are in them. */
export function seasonPlaces({ fixtures, slots, lostVenue }: PlanInput): SeasonPlaces {
  const lost = lostVenue === null ? null : foldedName(lostVenue);
  const kickOffs = slots.length > 0 ? weeklyKickOffs(slots) : usualKickOffs(fixtures);
  const open = kickOffs.filter(({ hall }) => lost === null || hall !== lost);
  const places: Place[] = placesOn(daysOf(fixtures), open);
  const slotCount = places.length;
  const slotMinutes = Math.max(0, ...kickOffs.map(({ minutes }) => minutes)) || matchMinutes;
  const free = new Map<string, number[]>();
  places.forEach(({ start, hall }, index) => {
    const key = `${start} ${hall}`;
    free.set(key, [...(free.get(key) ?? []), index]);
  });
  const current = fixtures.map(({ matchDate, venue }) => {
    if (matchDate === null) return null;
    const start = Math.floor(Date.parse(matchDate) / 60_000);
    const slot = free.get(`${start} ${foldedName(venue ?? '')}`)?.shift();
    return slot ?? places.push(placeOutside(matchDate, venue, kickOffs, slotMinutes)) - 1;
  });
  return { places, slots: slotCount, current, ranks: ranksOf(kickOffs), slotMinutes };
}

function daysOf(fixtures: PlanInput['fixtures']): string[] {
  const days = fixtures.flatMap(({ matchDate }) =>
    matchDate === null ? [] : [zagrebWallTime(matchDate).day],
  );
  const [first] = days.sort();
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  return daysBetween(addDays(first, -marginDays.before), addDays(last, marginDays.after));
}
