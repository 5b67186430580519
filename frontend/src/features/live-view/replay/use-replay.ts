import { useMemo } from 'react';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { type Moment, momentAt } from './moment';
import { useReplayLog } from './replay-log';
import { type Player, usePlayer } from './use-player';

interface Replay {
  /** Null while the log has not arrived. */
  moment: Moment | null;
  range: { first: number; last: number } | null;
  player: Player;
  query: ReturnType<typeof useReplayLog>['query'];
}

/** The live match goes on receiving pushes underneath. */
export function useReplay(matchId: number, view: LiveMatchView): Replay {
  const { log, query } = useReplayLog(matchId, view);
  const range = log?.range ?? null;
  const player = usePlayer(range?.first ?? 0, range?.last ?? 0);
  const { snapshot } = view;
  const moment = useMemo(
    () =>
      range === null || log === null || snapshot === null
        ? null
        : momentAt(snapshot, log.events, player.version),
    [range, log, snapshot, player.version],
  );
  return { moment, range, player, query };
}
