import type { BoardMatch, LiveRefused } from '@kolo/domain';
import { createStore } from 'zustand/vanilla';
import { createBoardFeed } from './board-feed';
import type { LiveStatus } from './live-connection';

export interface BoardView {
  /** null until the server has answered. */
  matches: BoardMatch[] | null;
  /** How often the whole board has come; a line that changed does not count. */
  answers: number;
  status: LiveStatus;
  refused: LiveRefused | null;
}

const nothingYet = (): BoardView => ({
  matches: null,
  answers: 0,
  status: { state: 'connecting', since: Date.now() },
  refused: null,
});

/** The next page mostly looks at the board too. */
const lingerMs = 5_000;

export const boardStore = createStore<BoardView>(nothingYet);

let followers = 0;
let feed: { close(): void } | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * A socket has one board: everybody on the page follows the same feed.
 * @returns stops following
 */
export function followBoard(): () => void {
  followers += 1;
  clearTimeout(leaving);
  feed ??= open();
  return () => {
    followers -= 1;
    if (followers === 0) leaving = setTimeout(close, lingerMs);
  };
}

function open(): { close(): void } {
  boardStore.setState(nothingYet(), true);
  return createBoardFeed({
    onAnswer: () => boardStore.setState(({ answers }) => ({ answers: answers + 1 })),
    onMatches: (matches) => boardStore.setState({ matches, refused: null }),
    onStatus: (status) => boardStore.setState({ status }),
    onRefused: (refused) => {
      boardStore.setState({ refused });
      // Whoever comes next, perhaps signed in by then, asks anew instead of waiting for another try.
      close();
    },
  });
}

function close(): void {
  feed?.close();
  feed = null;
}
