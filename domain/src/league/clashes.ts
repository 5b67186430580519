import { matchMinutes } from '../contract/calendar.js';
import type { BookedTeam, Booking } from '../contract/matches.js';

/** Two matches that overlap, and what both of them need. */
export interface Clash {
  /** The earlier one first. */
  matches: readonly [Booking, Booking];
  /** Null where it is not the venue. */
  venue: string | null;
  /** The teams of the earlier match whose company also plays the other one. */
  teams: readonly BookedTeam[];
}

/**
 * Where one venue or one company is wanted twice at a time, soonest first. That may be meant: there are
 * halls with two pitches. What one drawing put side by side in one venue was meant.
 */
export function clashesAmong(bookings: readonly Booking[]): Clash[] {
  const inOrder = bookings
    .map((booking) => ({ booking, start: Date.parse(booking.matchDate) }))
    .sort((one, other) => one.start - other.start);
  return inOrder.flatMap(({ booking, start }, index) =>
    inOrder
      .slice(index + 1)
      .filter((other) => other.start - start < matchMinutes * 60_000)
      .map(({ booking: other }) => clashOf(booking, other))
      .filter(({ venue, teams }) => venue !== null || teams.length > 0),
  );
}

function clashOf(one: Booking, other: Booking): Clash {
  const isDrawn = one.drawing !== null && one.drawing === other.drawing;
  const owners = [other.home.userId, other.away.userId];
  return {
    matches: [one, other],
    venue: !isDrawn && isSameVenue(one.venue, other.venue) ? one.venue : null,
    teams: [one.home, one.away].filter(({ userId }) => userId !== null && owners.includes(userId)),
  };
}

/** As people write it: twice the same hall is not always twice the same letters. */
function isSameVenue(one: string | null, other: string | null): boolean {
  const plain = (venue: string | null): string =>
    (venue ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}
