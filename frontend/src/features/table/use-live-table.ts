import type { LiveTable } from '@kolo/domain';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../shared/api';
import { useScoreNews } from '../../shared/live/use-score-news';

/**
 * The table with the matches that are being played, read again after every goal.
 * @param leagueId the league that visitors see where null
 */
export function useLiveTable(leagueId: number | null): UseQueryResult<LiveTable> {
  const session = useSession();
  const client = useQueryClient();
  const signedIn = session.status === 'known' && session.user !== null;
  const ofMember = leagueId === null ? ['live', 'real'] : [leagueId, 'live'];
  const table = useQuery<LiveTable>({
    queryKey: ['/api/league-table', ...(signedIn ? ofMember : ['live'])],
    enabled: session.status === 'known',
    refetchOnMount: 'always',
  });
  useScoreNews(
    table.data?.league?.id ?? null,
    () => void client.invalidateQueries({ queryKey: ['/api/league-table'] }),
  );
  return table;
}
