import {
  type Booking,
  type Clash,
  clashesAmong,
  type GenerateScheduleRequest,
  matchMinutes,
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
      matchId: null,
      leagueId,
      matchDate,
      venue: venue ?? null,
      drawing,
      home: team(homeTeamId),
      away: team(awayTeamId),
    }),
  );
  return clashesAmong([...booked, ...drawn]).filter(({ matches }) =>
    matches.some((match) => match.drawing === drawing),
  );
}

/** How many matches of one round are played at the same time, where it is the most; 1 where none overlap. */
export function maxAtOnce(fixtures: readonly ScheduledFixture[]): number {
  const starts = fixtures.map(({ matchDate }) => Date.parse(matchDate));
  const overlapping = (at: number) =>
    starts.filter((start) => start <= at && at < start + matchMinutes * 60_000).length;
  return Math.max(1, ...starts.map(overlapping));
}
