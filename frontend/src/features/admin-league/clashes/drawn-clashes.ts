import {
  type Booking,
  type Clash,
  clashesAmong,
  type GenerateScheduleRequest,
  type ScheduledFixture,
  type TeamView,
} from '@kolo/domain';

const drawing = 'preview';

/** Where a generated schedule would clash with the bookings of other leagues. */
export function drawnClashes(
  fixtures: readonly ScheduledFixture[],
  { leagueId, venue }: GenerateScheduleRequest,
  teams: readonly TeamView[],
  booked: readonly Booking[],
): Clash[] {
  const known = new Map(teams.map(({ id, name, userId }) => [id, { id, name, userId }]));
  const team = (id: number) => known.get(id) ?? { id, name: '', userId: null };
  const drawn = fixtures.map(
    ({ matchDate, homeTeamId, awayTeamId }): Booking => ({
      ...{ matchId: null, leagueId, matchDate, venue: venue ?? null, drawing },
      ...{ home: team(homeTeamId), away: team(awayTeamId) },
    }),
  );
  return clashesAmong([...booked, ...drawn]).filter(({ matches }) =>
    matches.some((match) => match.drawing === drawing),
  );
}
