import type { OwnPlayerView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type NewPlayer, sendPlayer } from './send-player';
import { readMyTeamAgain } from './use-my-team';

interface AddPlayer {
  add: UseMutationResult<OwnPlayerView, Error, NewPlayer>;
  /** The uploaded share, 0 to 1. */
  sent: number;
  /** Aborts the upload. */
  stop: () => void;
}

/** Adds a player and refetches everything about the team. */
export function useAddPlayer(teamId: number): AddPlayer {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const add = useMutation<OwnPlayerView, Error, NewPlayer>({
    mutationFn: (player) => {
      setSent(0);
      running.current = new AbortController();
      const { signal } = running.current;
      return sendPlayer(teamId, player, { onProgress: setSent, signal });
    },
    // Also after a refusal: somebody else may have taken the number or the last place.
    onSettled: () => {
      running.current = null;
      readMyTeamAgain(client);
    },
  });
  return { add, sent, stop: () => running.current?.abort() };
}
