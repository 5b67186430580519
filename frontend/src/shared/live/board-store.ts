import type { BoardMatch, LiveRefused } from '@kolo/domain';
import { createStore } from 'zustand/vanilla';
import { createBoardFeed } from './board-feed';
import type { LiveStatus } from './live-connection';

export interface BoardView {
  matches: BoardMatch[] | null;
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

/** The next page mostly shows the board too. */
const lingerMs = 5_000;

export const boardStore = createStore<BoardView>(nothingYet);

let followers = 0;
let feed: { close(): void } | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Everything on the page shares one feed, because a socket has one board. */
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
      // The next follower may be signed in by then.
      close();
    },
  });
}

function close(): void {
  feed?.close();
  feed = null;
}
