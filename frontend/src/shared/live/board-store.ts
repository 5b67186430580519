import type { BoardMatch, LiveRefused, WatchBoardAnswer } from '@kolo/domain';
import { createStore } from 'zustand/vanilla';
import type { RenderedFrom } from '@/shared/page/page-data';
import { createBoardFeed } from './board-feed';
import { boardPath } from './board-poll';
import type { LiveStatus } from './live-connection';

export interface BoardView {
  matches: BoardMatch[] | null;
  /** Rendered with a page that shows parts of the board, until the board itself is known. */
  parts: Readonly<Record<string, unknown>>;
  answers: number;
  status: LiveStatus;
  refused: LiveRefused | null;
}

const nothingYet = (now = Date.now()): BoardView => ({
  matches: null,
  parts: {},
  answers: 0,
  status: { state: 'connecting', since: now },
  refused: null,
});

/** The next page mostly shows the board too. */
const lingerMs = 5_000;

export const boardStore = createStore<BoardView>(() => nothingYet());

const rendered = new WeakMap<RenderedFrom, BoardView>();

/** The board that the server rendered a page from. */
export function renderedBoard(page: RenderedFrom): BoardView {
  const known = rendered.get(page) ?? readBoard(page);
  rendered.set(page, known);
  return known;
}

function readBoard({ answers, data }: RenderedFrom): BoardView {
  const view = nothingYet(data.now);
  if (data.board !== undefined) return { ...view, parts: data.board };
  const answer = answers.ask(boardPath);
  if (answer === undefined) return view;
  if (answer.status >= 400) return { ...view, refused: answer.body as LiveRefused };
  const { matches } = answer.body as Exclude<WatchBoardAnswer, LiveRefused>;
  return { ...view, matches };
}

/** The page was rendered from the board, so the first answer brings no news of its own. */
let isFromPage = false;

export function startBoard(page: RenderedFrom): void {
  const board = renderedBoard(page);
  isFromPage = board.matches !== null || page.data.board !== undefined;
  boardStore.setState(board, true);
}

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
  if (!isFromPage) boardStore.setState(nothingYet(), true);
  return createBoardFeed({
    onAnswer: () => {
      if (!isFromPage) boardStore.setState(({ answers }) => ({ answers: answers + 1 }));
      isFromPage = false;
    },
    onMatches: (matches) => boardStore.setState({ matches, parts: {}, refused: null }),
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
