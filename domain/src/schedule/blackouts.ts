import { zagrebWallTime } from '../croatia/zagreb-time.js';
import { foldedName } from '../people/folded-name.js';
import type { Blackout, SeasonFixture } from './plan-input.js';

type Teams = Pick<SeasonFixture, 'homeTeamId' | 'awayTeamId'>;

/** Returns the hard blackout that a match would break at a time in a venue. */
export function hardBlackoutOf(
  blackouts: readonly Blackout[],
  fixture: Teams,
  { matchDate, venue }: { matchDate: string; venue: string | null },
): Blackout | undefined {
  const place = { day: zagrebWallTime(matchDate).day, hall: foldedName(venue ?? '') };
  return blackouts.find(
    (blackout) => blackout.hard && concerns(blackout, fixture) && covers(blackout, place),
  );
}

/** Whether a blackout holds on a day in a hall, by its folded name. */
export const covers = (
  { fromDay, toDay, venue }: Blackout,
  { day, hall }: { day: string; hall: string },
): boolean => fromDay <= day && day <= toDay && (venue === null || foldedName(venue) === hall);

/** Whether a blackout holds for one of the teams of a match. */
export const concerns = ({ teamId }: Blackout, { homeTeamId, awayTeamId }: Teams): boolean =>
  teamId === null || teamId === homeTeamId || teamId === awayTeamId;
