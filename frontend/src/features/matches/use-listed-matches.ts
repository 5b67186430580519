import type { MatchView } from '@kolo/domain';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/shared/api';
import { useBoardPart } from '@/shared/live/use-board';
import { useFixtureNews } from '@/shared/live/use-fixture-news';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { useScoreNews } from '@/shared/live/use-score-news';
import { type ListedMatch, listedMatches } from './listed-match';

interface Listed {
  query: UseQueryResult<MatchView[]>;
  matches: ListedMatch[];
}

/**
 * A season's matches for signed-in users, its fixtures for visitors; running scores update by themselves.
 * @param leagueId null for the season that the server shows
 */
export function useListedMatches(leagueId: number | null): Listed {
  const session = useSession();
  const client = useQueryClient();
  const signedIn = session.status === 'known' && session.user !== null;
  const queryKey = ['/api/matches', ...(signedIn ? ofMember(leagueId) : ofVisitor(leagueId))];
  const query = useQuery<MatchView[]>({
    queryKey,
    enabled: session.status === 'known',
    refetchOnMount: 'always',
  });
  const readAgain = () => void client.invalidateQueries({ queryKey, exact: true });
  useScoreNews(null, readAgain, { onlyFinished: true });
  useFixtureNews(readAgain);
  useLeagueNews();
  const listed = new Set(query.data?.map(({ id }) => id));
  const lines = useBoardPart(`listed ${leagueId ?? 'shown'}`, (board) =>
    board.filter(({ matchId, status }) => status === 'in_progress' || listed.has(matchId)),
  );
  const matches = listedMatches(query.data ?? [], lines ?? []);
  return { query, matches };
}

const ofMember = (leagueId: number | null): (string | number)[] =>
  leagueId === null ? [] : ['league', leagueId];

const ofVisitor = (leagueId: number | null): string[] =>
  leagueId === null ? ['upcoming'] : [`upcoming?leagueId=${leagueId}`];
