import type { BoardMatch, LiveRefused } from '@kolo/domain';
import { useEffect, useState } from 'react';
import { createBoardFeed } from '@/shared/live/board-feed';
import type { LiveStatus } from '@/shared/live/live-connection';

export interface BoardView {
  /** null until the server has answered. */
  matches: BoardMatch[] | null;
  status: LiveStatus;
  refused: LiveRefused | null;
}

/** The board of the day as it is now. */
export function useBoard(): BoardView {
  const [view, setView] = useState<BoardView>(() => ({
    matches: null,
    status: { state: 'connecting', since: Date.now() },
    refused: null,
  }));
  useEffect(() => {
    const feed = createBoardFeed({
      onMatches: (matches) => setView((now) => ({ ...now, matches, refused: null })),
      onStatus: (status) => setView((now) => ({ ...now, status })),
      onRefused: (refused) => setView((now) => ({ ...now, refused })),
    });
    return () => feed.close();
  }, []);
  return view;
}
