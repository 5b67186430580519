import type { MovedFixtures, ShiftDayRequest } from '../contract/schedule.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';

export interface FixtureOfDay {
  matchId: number;
  matchDate: string;
  venue: string | null;
  /** It has not begun. */
  isOpen: boolean;
}

export type ShiftedDay = Pick<MovedFixtures, 'moved' | 'stayed'>;

/** Returns the later matches of a day in Zagreb, the soonest first, and where they move; those that have begun stay. */
export function shiftDay(
  fixtures: readonly FixtureOfDay[],
  { from, minutes }: Pick<ShiftDayRequest, 'from' | 'minutes'>,
): ShiftedDay {
  const { day } = zagrebWallTime(from);
  const later = fixtures
    .filter(
      ({ matchDate }) =>
        Date.parse(matchDate) >= Date.parse(from) && zagrebWallTime(matchDate).day === day,
    )
    .sort((one, other) => Date.parse(one.matchDate) - Date.parse(other.matchDate));
  const isMoving = ({ isOpen }: FixtureOfDay): boolean => isOpen && minutes !== 0;
  return {
    moved: later.filter(isMoving).map(({ matchId, matchDate, venue }) => ({
      matchId,
      from: matchDate,
      to: new Date(Date.parse(matchDate) + minutes * 60_000).toISOString(),
      venue,
    })),
    stayed: later.filter((one) => !isMoving(one)).map(({ matchId }) => matchId),
  };
}
