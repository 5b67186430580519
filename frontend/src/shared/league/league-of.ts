import type { ListedLeague, MatchView } from '@kolo/domain';
import { leagueLabel } from './league-label';

export type LeagueOf = (match: Pick<MatchView, 'leagueId'>) => string | null;

/** Names the league of a match where there are several. */
export const leagueOfMatch =
  (leagues: readonly ListedLeague[] = []): LeagueOf =>
  ({ leagueId }) => {
    const league = leagues.length > 1 && leagues.find(({ id }) => id === leagueId);
    return league ? leagueLabel(league) : null;
  };
