import type { LeagueMatchRules, LeagueName, SeasonFactsAnswer } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { useMatchRules } from '@/shared/match-rules/use-match-rules';

interface ShownRules {
  /** Null when no league is active; undefined while that is not known. */
  league: LeagueName | null | undefined;
  /** The failed one of two requests, else the rules. */
  query: UseQueryResult<LeagueMatchRules | SeasonFactsAnswer>;
  sheet: LeagueMatchRules | undefined;
}

/** The rules of the league of the address, else of the one that is shown. */
export function useShownRules(): ShownRules {
  const requested = useLeagueParam();
  const facts = useQuery<SeasonFactsAnswer>({
    queryKey: ['/api/leagues', requested === null ? 'facts' : `facts?leagueId=${requested}`],
    refetchOnMount: 'always',
  });
  const season = facts.data?.season;
  const league = season === null ? null : season?.league;
  const rules = useMatchRules(requested ?? league?.id ?? null);
  return { league, query: facts.error === null ? rules : facts, sheet: rules.data };
}
