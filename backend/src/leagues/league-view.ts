import type { LeagueView } from '@kolo/domain';
import type { League } from './league.entity.js';

/** A league as everybody is answered. */
export const leagueView = (league: League): LeagueView => ({
  id: league.id,
  name: league.name,
  season: league.season,
  description: league.description,
  startDate: league.startDate.toISOString(),
  endDate: league.endDate.toISOString(),
  isActive: league.isActive,
  isMain: league.isMain,
  tieBreakers: league.tieBreakers,
  createdAt: league.createdAt.toISOString(),
});
