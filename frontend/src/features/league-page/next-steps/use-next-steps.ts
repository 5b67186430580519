import type { GrantView, MatchView, TeamView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { useLeagueMatches } from '@/shared/league/queries';
import { useMatchRules } from '@/shared/match-rules/use-match-rules';

export const stepNames = ['rules', 'companies', 'players', 'schedule', 'access'] as const;
export type StepName = (typeof stepNames)[number];

/** Which steps to the first match of a league are done; null while that is not known, and once it was played. */
export function useNextSteps(
  leagueId: number,
  teams: readonly TeamView[] | undefined,
): ReadonlySet<StepName> | null {
  const { data: matches } = useLeagueMatches(leagueId);
  const isSetUp = matches?.every(({ status }) => status === 'scheduled') ?? false;
  const { data: sheet } = useMatchRules(isSetUp ? leagueId : null);
  const next = soonest(matches ?? []);
  const { data: grants } = useQuery<GrantView[]>({
    queryKey: [`/api/matches/${next?.id}/grants`],
    enabled: isSetUp && next !== null,
    refetchOnMount: 'always',
  });
  if (!isSetUp || teams === undefined || sheet === undefined) return null;
  if (next !== null && grants === undefined) return null;
  const done: Record<StepName, boolean> = {
    // A schedule under the rules of a new league says that they are right.
    rules: sheet.version > 0 || next !== null,
    companies: teams.length > 1,
    players: teams.length > 0 && teams.every(({ playerCount }) => playerCount > 0),
    schedule: next !== null,
    access: (grants?.length ?? 0) > 0,
  };
  return new Set(stepNames.filter((name) => done[name]));
}

const soonest = (matches: readonly MatchView[]): MatchView | null =>
  [...matches].sort((one, other) => Date.parse(one.matchDate) - Date.parse(other.matchDate))[0] ??
  null;
