import type { DisciplinePlayer, MatchView } from '@kolo/domain';
import { useLeagueDiscipline } from '@/shared/league/queries';

/** Suspended players who were on the list of a match that has begun; for administrators. */
export function useIneligible({ id, leagueId, status }: MatchView): readonly DisciplinePlayer[] {
  const { data } = useLeagueDiscipline(status === 'scheduled' ? null : leagueId);
  const flagged = data?.flags.flatMap((flag) =>
    flag.code === 'ineligible-player' && flag.matchId === id ? flag.playerId : [],
  );
  return data?.people.filter(({ playerId }) => flagged?.includes(playerId)) ?? [];
}
