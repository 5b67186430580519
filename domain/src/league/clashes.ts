import { matchMinutes } from '../contract/calendar.js';
import type { BookedTeam, Booking } from '../contract/matches.js';
import { isSameVenue } from './same-venue.js';

export interface Clash {
  matches: readonly [Booking, Booking];
  venue: string | null;
  teams: readonly BookedTeam[];
}

/** Returns matches that need one venue or company at the same time, soonest first, unless one draw put them there. */
export function clashesAmong(bookings: readonly Booking[]): Clash[] {
  const inOrder = bookings
    .map((booking) => ({ booking, start: Date.parse(booking.matchDate) }))
    .sort((one, other) => one.start - other.start);
  return inOrder.flatMap(({ booking, start }, index) =>
    inOrder
      .slice(index + 1)
      .filter((other) => other.start - start < (booking.minutes ?? matchMinutes) * 60_000)
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
