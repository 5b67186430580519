import type { OwnPlayerView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type NewPlayer, sendPlayer } from './send-player';
import { readAgain } from './use-my-team';

interface AddPlayer {
  add: UseMutationResult<OwnPlayerView, Error, NewPlayer>;
  /** Share of the upload that has left the device, 0 to 1. */
  sent: number;
  /** Gives up an upload that is on its way. */
  stop: () => void;
}

/** Adds a player to a team; afterwards everything about the team is read again. */
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
    // Also after a refusal: the number may be taken and the team full because of somebody else.
    onSettled: () => {
      running.current = null;
      readAgain(client);
    },
  });
  return { add, sent, stop: () => running.current?.abort() };
}
