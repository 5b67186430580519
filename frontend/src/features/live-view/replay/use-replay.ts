import { useEffect, useMemo, useState } from 'react';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { type Moment, momentAt } from './moment';
import { useReplayLog } from './replay-log';
import { type Player, usePlayer } from './use-player';

export interface Replay {
  open: boolean;
  /** Null while the replay is closed or its log has not arrived. */
  moment: Moment | null;
  range: { first: number; last: number } | null;
  player: Player;
  read: ReturnType<typeof useReplayLog>['query'];
  start: () => void;
  leave: () => void;
}

/** The live match goes on receiving pushes underneath. */
export function useReplay(matchId: number, view: LiveMatchView): Replay {
  const [open, setOpen] = useState(false);
  const { log, query } = useReplayLog(matchId, view, open);
  const range = open && log !== null ? log.range : null;
  const player = usePlayer(range?.first ?? 0, range?.last ?? 0);
  const { snapshot } = view;
  const begun = snapshot !== null && snapshot.match.clock !== null;
  // When the first whistle is undone there is nothing to watch until the next one.
  useEffect(() => {
    if (!begun) setOpen(false);
  }, [begun]);
  const moment = useMemo(
    () =>
      range === null || log === null || snapshot === null
        ? null
        : momentAt(snapshot, log.events, player.version),
    [range, log, snapshot, player.version],
  );
  return {
    ...{ open, moment, range, player, read: query },
    start: () => {
      player.restart();
      setOpen(true);
    },
    leave: () => setOpen(false),
  };
}
