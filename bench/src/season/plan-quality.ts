import { type SeasonFixture, seasonFairness } from '@kolo/domain';

type Played = Pick<SeasonFixture, 'homeTeamId' | 'awayTeamId' | 'venue'> & { matchDate: string };

/** How often any team plays twice in a row at home, or twice away. */
export function breaksOf(matches: readonly Played[]): number {
  const latest = new Map<number, 'home' | 'away'>();
  let breaks = 0;
  for (const { homeTeamId, awayTeamId } of inOrder(matches))
    for (const [teamId, side] of [
      [homeTeamId, 'home'],
      [awayTeamId, 'away'],
    ] as const) {
      if (latest.get(teamId) === side) breaks += 1;
      latest.set(teamId, side);
    }
  return breaks;
}

const inOrder = (matches: readonly Played[]): Played[] =>
  matches.toSorted((one, other) => Date.parse(one.matchDate) - Date.parse(other.matchDate));

/** No draw of a single round robin of an even number of teams has fewer (de Werra). */
export const minBreaks = (teams: number): number => teams - 2;

/** Between the time a team plays at most often and the one at which it plays least, of the team with the most. */
export function slotSpread(matches: readonly Played[], times: readonly string[]): number {
  const spreads = [...seasonFairness(matches).values()].map(({ kickOffs }) => {
    const counts = times.map((time) => kickOffs[time] ?? 0);
    return Math.max(...counts) - Math.min(...counts);
  });
  return Math.max(...spreads);
}

/** Where the matches of a team cannot be shared out evenly, one time has one more. */
export const minSpread = (rounds: number, slots: number): number => (rounds % slots === 0 ? 0 : 1);
