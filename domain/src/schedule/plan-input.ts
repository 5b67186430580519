import type { TeamPreference, VenueSlots } from '../contract/schedule.js';

/** People whom a match needs, who cannot be in two places. */
export interface Needed {
  /** User ids of the companies of both teams. */
  companies: readonly number[];
  /** User ids. */
  referees: readonly number[];
}

/** A match of the league as it stands. */
export interface SeasonFixture extends Needed {
  matchId: number;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  /** Null for a match that waits for a date. */
  matchDate: string | null;
  venue: string | null;
  /** It has begun or is over: it stays, and counts. */
  isFixed: boolean;
}

/** A match of another league that needs the same halls or people. */
export interface OtherBooking extends Needed {
  matchId: number;
  matchDate: string;
  venue: string | null;
}

export interface Blackout {
  id: number;
  /** Null for all teams. */
  teamId: number | null;
  /** Null for all venues. */
  venue: string | null;
  /** `yyyy-mm-dd`, both days included. */
  fromDay: string;
  toDay: string;
  hard: boolean;
}

export interface PlanInput {
  seed: number;
  fixtures: readonly SeasonFixture[];
  /** Where there are none, the kick-offs that the fixtures have are the slots. */
  slots: readonly VenueSlots[];
  blackouts: readonly Blackout[];
  preferences: readonly TeamPreference[];
  bookings: readonly OtherBooking[];
  /** Slots that a team rests between two matches of a day. */
  restSlots: number;
  /** Match ids. */
  keep: readonly number[];
  lostVenue: string | null;
  /** No match is moved to before this instant; null where the season is over. */
  notBefore: string | null;
}
