import type { LeagueView, SeasonSettings } from '@kolo/domain';
import type { League } from './league.entity.js';

export const seasonSettings = ({
  venue,
  kickOffFrom,
  kickOffUntil,
  format,
  ballSize,
  finalsOn,
  finalists,
}: SeasonSettings): SeasonSettings => ({
  venue,
  kickOffFrom,
  kickOffUntil,
  format,
  ballSize,
  finalsOn,
  finalists,
});

export const leagueView = (league: League): LeagueView => ({
  id: league.id,
  name: league.name,
  season: league.season,
  description: league.description,
  startDate: league.startDate.toISOString(),
  endDate: league.endDate.toISOString(),
  isActive: league.isActive,
  isMain: league.isMain,
  ...seasonSettings(league),
  tieBreakers: league.tieBreakers,
  headToHeadRestarts: league.headToHeadRestarts,
  namePolicy: league.namePolicy,
  createdAt: league.createdAt.toISOString(),
});
