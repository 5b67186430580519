import type { FansTally, FansVoteRequest, FansVoteView } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { needsSignIn, request } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';
import { refetchInMs, withNewer } from './newer-votes';

/** The votes are counted within about a minute after the end. */
const countingMs = 15_000;

export const keyOf = (matchId: number) => ['/api/matches', matchId, 'mvp-votes'] as const;

/** The tally and the user's own vote. */
export function useFansVote(
  matchId: number,
  pushed: FansTally | null,
): UseQueryResult<FansVoteView> {
  useVotesElsewhere(matchId);
  return useQuery<FansVoteView>({
    queryKey: keyOf(matchId),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => {
      if (data?.phase === 'open') return refetchInMs(data);
      return data?.phase === 'closed' && data.winner === null && data.tally.votes > 0
        ? countingMs
        : false;
    },
    select: (view) => withNewer(view, pushed),
  });
}

export function useCastVote(
  matchId: number,
): UseMutationResult<FansVoteView, Error, FansVoteRequest> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FansVoteRequest) =>
      request<FansVoteView>(`/api/matches/${matchId}/mvp-votes`, { method: 'POST', body }),
    onSuccess: (view) => {
      client.setQueryData(keyOf(matchId), view);
      notifyOtherTabs(matchId);
    },
    // Voting may have ended, or the whistle been undone. A visitor's answer would have no vote of their own.
    onError: (error) =>
      needsSignIn(error) ? undefined : readAgain(client, { queryKey: keyOf(matchId) }),
  });
}

/** Holds the match of the newest vote; other tabs of this browser listen for changes. */
const voted = 'fans-voted';

function notifyOtherTabs(matchId: number): void {
  try {
    localStorage.setItem(voted, `${matchId} ${Date.now()}`);
  } catch {
    // Without storage the other tab learns of it a minute later.
  }
}

/** A user's own vote is not pushed: other tabs learn of it this way. */
function useVotesElsewhere(matchId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === voted && newValue?.startsWith(`${matchId} `))
        void readAgain(client, { queryKey: keyOf(matchId) });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, matchId]);
}
