import type { LiveTable } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession } from '@/shared/api/session';

/**
 * A league's table with the running matches; visitors get the top of it. Null asks for the server's
 * default league.
 */
export function useTable(
  leagueId: number | null,
  { enabled = true } = {},
): UseQueryResult<LiveTable> {
  const session = useSession();
  const signedIn = session.status === 'known' && session.user !== null;
  const ofMember = leagueId === null ? ['live', 'real'] : [leagueId, 'live'];
  const ofVisitor = leagueId === null ? ['live'] : [leagueId, 'live', 'top'];
  return useQuery<LiveTable>({
    queryKey: ['/api/league-table', ...(signedIn ? ofMember : ofVisitor)],
    enabled: enabled && session.status === 'known',
    refetchOnMount: 'always',
  });
}
