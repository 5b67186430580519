import type { TeamFairness } from '../contract/schedule.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { SeasonFixture } from './plan-input.js';

type Counts = Omit<TeamFairness, 'team'>;
type Fixture = Pick<SeasonFixture, 'homeTeamId' | 'awayTeamId' | 'matchDate' | 'venue'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns how a season treats each team, by its id; matches that wait for a date do not count. */
export function seasonFairness(fixtures: readonly Fixture[]): Map<number, Counts> {
  const counts = new Map<number, Counts>();
  const latest = new Map<number, string>();
  const dated = fixtures.flatMap(({ matchDate, ...fixture }) =>
    matchDate === null ? [] : [{ ...fixture, matchDate }],
  );
  dated.sort((one, other) => Date.parse(one.matchDate) - Date.parse(other.matchDate));
  for (const { homeTeamId, awayTeamId, matchDate, venue } of dated) {
    const { day, time } = zagrebWallTime(matchDate);
    for (const teamId of [homeTeamId, awayTeamId]) {
      const own = counts.get(teamId) ?? {
        home: 0,
        away: 0,
        kickOffs: {},
        venues: {},
        restDays: [],
      };
      counts.set(teamId, own);
      own[teamId === homeTeamId ? 'home' : 'away'] += 1;
      count(own.kickOffs, time);
      if (venue !== null) count(own.venues, venue);
      const before = latest.get(teamId);
      if (before !== undefined) own.restDays.push((Date.parse(day) - Date.parse(before)) / dayMs);
      latest.set(teamId, day);
    }
  }
  return counts;
}

function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
