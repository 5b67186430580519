import type { DisciplinePlayer, MatchView } from '@kolo/domain';
import { useLeagueDiscipline } from '@/shared/league/queries';

/** Suspended players who were on the list of a match that has begun; for administrators. */
export function useIneligible({ id, leagueId, status }: MatchView): readonly DisciplinePlayer[] {
  const { data } = useLeagueDiscipline(status === 'scheduled' ? null : leagueId);
  const flagged = data?.flags.filter(
    ({ code, matchId }) => code === 'ineligible-player' && matchId === id,
  );
  return (
    data?.people.filter((one) => flagged?.some(({ playerId }) => playerId === one.playerId)) ?? []
  );
}
