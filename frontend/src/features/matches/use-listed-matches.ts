import type { MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '@/shared/api';
import { useBoard } from '@/shared/live/use-board';
import { useFixtureNews } from '@/shared/live/use-fixture-news';
import { useScoreNews } from '@/shared/live/use-score-news';
import { type ListedMatch, listedMatches } from './listed-match';

interface Listed {
  query: UseQueryResult<MatchView[]>;
  matches: ListedMatch[];
}

/** All matches for signed-in users, the fixtures for visitors; running scores update by themselves. */
export function useListedMatches(): Listed {
  const session = useSession();
  const client = useQueryClient();
  const signedIn = session.status === 'known' && session.user !== null;
  const queryKey = signedIn ? ['/api/matches'] : ['/api/matches', 'upcoming'];
  const query = useQuery<MatchView[]>({
    queryKey,
    enabled: session.status === 'known',
    refetchOnMount: 'always',
  });
  const readAgain = () => void client.invalidateQueries({ queryKey, exact: true });
  useScoreNews(null, readAgain, { onlyFinished: true });
  useFixtureNews(readAgain);
  const board = useBoard();
  const matches = useMemo(
    () => listedMatches(query.data ?? [], board.matches ?? []),
    [query.data, board.matches],
  );
  return { query, matches };
}
