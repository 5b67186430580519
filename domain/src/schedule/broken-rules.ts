import type { HardRule } from '../contract/schedule.js';
import { foldedName } from '../people/folded-name.js';
import { concerns, covers } from './blackouts.js';
import type { Place } from './places.js';
import type { Needed, OtherBooking, PlanInput, SeasonFixture } from './plan-input.js';

export interface BrokenRule {
  rule: HardRule;
  /** The match or the blackout that is in the way. */
  with: number | null;
}

/** What rules a place out, wherever the other matches of the league are. */
export interface FixedRules {
  broken(fixture: SeasonFixture, place: number): BrokenRule | null;
  softBlackouts(fixture: SeasonFixture, place: number): number;
  /** Matches of other leagues that one of its companies plays straight before or after. */
  neighbours(fixture: SeasonFixture, place: number): number;
}

interface BookedPlace {
  booking: OtherBooking;
  start: number;
  end: number;
  hall: string;
}

/** Returns the blackouts and the bookings of other leagues, looked up by place. */
export function fixedRules(
  { blackouts, bookings, notBefore, lostVenue }: PlanInput,
  places: readonly Place[],
  slotMinutes: number,
): FixedRules {
  const lost = foldedName(lostVenue ?? '');
  const from = notBefore === null ? -Infinity : Date.parse(notBefore) / 60_000;
  const booked = bookings.map((booking): BookedPlace => {
    const start = Math.floor(Date.parse(booking.matchDate) / 60_000);
    return { booking, start, end: start + slotMinutes, hall: foldedName(booking.venue ?? '') };
  });
  // A search for the slots of one match reads few of the places.
  const near = forEachPlace(places, (place) =>
    booked.filter(({ start, end }) => areNear({ start, end }, place, slotMinutes)),
  );
  const covering = forEachPlace(places, (place) =>
    blackouts.filter((blackout) => covers(blackout, place)),
  );
  const blackedOut = (fixture: SeasonFixture, place: number, hard: boolean) =>
    covering(place).filter((blackout) => blackout.hard === hard && concerns(blackout, fixture));
  return {
    broken: (fixture, index) => {
      const place = places[index];
      const isNone =
        place === undefined || place.start < from || (lost !== '' && place.hall === lost);
      if (isNone) return { rule: 'no-slot', with: null };
      const [blackout] = blackedOut(fixture, index, true);
      if (blackout !== undefined) return { rule: 'blackout', with: blackout.id };
      for (const { booking, hall, start, end } of near(index)) {
        if (!areNear({ start, end }, place, 0)) continue;
        const rule =
          hall !== '' && hall === place.hall ? 'venue-taken' : sharedPeople(booking, fixture);
        if (rule !== null) return { rule, with: booking.matchId };
      }
      return null;
    },
    softBlackouts: (fixture, place) => blackedOut(fixture, place, false).length,
    neighbours: (fixture, place) =>
      near(place).filter(({ booking }) => sharedPeople(booking, fixture) === 'company-busy').length,
  };
}

/** Looks something up for a place on its first use. */
function forEachPlace<T>(
  places: readonly Place[],
  read: (place: Place) => readonly T[],
): (index: number) => readonly T[] {
  const known: (readonly T[])[] = [];
  return (index) => {
    const place = places[index];
    if (place === undefined) return [];
    const found = known[index] ?? read(place);
    known[index] = found;
    return found;
  };
}

interface Span {
  start: number;
  end: number;
}

/** Whether two spans overlap, or have fewer minutes than these between them. */
export const areNear = (one: Span, other: Span, minutes: number): boolean =>
  one.start < other.end + minutes && other.start < one.end + minutes;

/** The rule that two matches at once break because of whom they need. */
export function sharedPeople(one: Needed, other: Needed): 'company-busy' | 'referee-busy' | null {
  if (one.companies.some((id) => other.companies.includes(id))) return 'company-busy';
  return one.referees.some((id) => other.referees.includes(id)) ? 'referee-busy' : null;
}
