import type { LiveTable } from '@kolo/domain';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useTable } from '@/shared/league/use-table';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { useScoreNews } from '@/shared/live/use-score-news';

/**
 * Includes running matches and is read again after every goal.
 * @param leagueId null for the league that visitors see
 */
export function useLiveTable(leagueId: number | null): UseQueryResult<LiveTable> {
  const client = useQueryClient();
  const table = useTable(leagueId);
  useLeagueNews();
  useScoreNews(
    table.data?.league?.id ?? null,
    () => void client.invalidateQueries({ queryKey: ['/api/league-table'] }),
  );
  return table;
}
