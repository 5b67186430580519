import type { VenueSlots } from '../contract/schedule.js';
import type { Refusal } from '../errors.js';
import { isSameVenue } from '../league/same-venue.js';
import { minutesOf } from './kick-offs.js';

/** Returns why slots cannot be a league's: a match does not fit, or two overlap in one hall. */
export function slotConflict(slots: readonly VenueSlots[]): Refusal | null {
  const short = slots.find(
    ({ from, to, slotMinutes }) => minutesOf(to) - minutesOf(from) < slotMinutes,
  );
  if (short !== undefined) return { code: 'slots.too-short', detail: described(short) };
  const overlapping = slots.find((one, index) =>
    slots.slice(0, index).some((other) => isOverlapping(one, other)),
  );
  return overlapping === undefined
    ? null
    : { code: 'slots.overlap', detail: described(overlapping) };
}

const isOverlapping = (one: VenueSlots, other: VenueSlots): boolean =>
  one.weekday === other.weekday &&
  isSameVenue(one.venue, other.venue) &&
  one.from < other.to &&
  other.from < one.to;

const described = ({ venue, from, to }: VenueSlots): string => `${venue}, ${from}–${to}`;
