import type { OwnPlayerView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { onWriteRefused } from '@/shared/api';
import { sendPlayer } from './send-player';
import { readMyTeamAgain } from './use-my-team';

export interface TakenOver {
  added: number;
  /** Why it stopped; the players after the refused one are not added. */
  failure: Error | null;
}

interface TakeOver {
  takeOver: UseMutationResult<TakenOver, Error, readonly OwnPlayerView[]>;
  /** Keeps those from being sent that have not been yet. */
  stop: () => void;
}

/** Adds players of an earlier season one after the other, then refetches everything about the team. */
export function useTakeOver(teamId: number): TakeOver {
  const client = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const takeOver = useMutation<TakenOver, Error, readonly OwnPlayerView[]>({
    mutationFn: async (players) => {
      running.current = new AbortController();
      const { signal } = running.current;
      let added = 0;
      try {
        for (const { firstName, lastName, jerseyNumber } of players) {
          const player = { firstName, lastName, jerseyNumber, document: null };
          await sendPlayer(teamId, player, { signal });
          added += 1;
        }
        return { added, failure: null };
      } catch (failure) {
        if (!(failure instanceof Error)) throw failure;
        onWriteRefused(failure);
        return { added, failure };
      }
    },
    onSettled: () => readMyTeamAgain(client),
  });
  return { takeOver, stop: () => running.current?.abort() };
}
