import type { LeagueName, ListedLeague, MatchView } from '@kolo/domain';
import { leagueLabel } from './league-label';

interface OfLeague extends Pick<MatchView, 'leagueId'> {
  /** As the server pushed it last: a list that was read is older. */
  league?: LeagueName | undefined;
}

export type LeagueOf = (match: OfLeague) => string | null;

/** Names the league of a match where there are several. */
export const leagueOfMatch =
  (leagues: readonly ListedLeague[] = []): LeagueOf =>
  ({ leagueId, league = leagues.find(({ id }) => id === leagueId) }) =>
    leagues.length > 1 && league ? leagueLabel(league) : null;
