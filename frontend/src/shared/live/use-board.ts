import type { BoardMatch } from '@kolo/domain';
import { use, useEffect, useSyncExternalStore } from 'react';
import { PageContext, type RenderedFrom } from '@/shared/page/page-data';
import { type BoardView, boardStore, followBoard, renderedBoard } from './board-store';

/** The whole board, which becomes part of the page's data. */
export function useBoard(): BoardView {
  const page = use(PageContext);
  if (page !== null) page.answers.shownBoard.isWhole = true;
  return useOfBoard(page, whole);
}

/**
 * A page's data hold only this of the board, unless something on the page shows the whole.
 * @param name one for each value of `take`
 * @param take its result is part of the page's data, as JSON
 * @returns null while the board is unknown
 */
export function useBoardPart<Part>(
  name: string,
  take: (matches: readonly BoardMatch[]) => Part,
): Part | null {
  const page = use(PageContext);
  const matches = useOfBoard(page, matchesOf);
  const parts = useOfBoard(page, partsOf);
  if (matches === null) return (parts[name] as Part | undefined) ?? null;
  const part = take(matches);
  if (page !== null) page.answers.shownBoard.parts[name] = part;
  return part;
}

const whole = (board: BoardView): BoardView => board;
const matchesOf = ({ matches }: BoardView): BoardView['matches'] => matches;
const partsOf = ({ parts }: BoardView): BoardView['parts'] => parts;

/** A component renders again when what it takes has changed, not for the state of the connection alone. */
function useOfBoard<Taken>(page: RenderedFrom | null, take: (board: BoardView) => Taken): Taken {
  useEffect(followBoard, []);
  return useSyncExternalStore(
    boardStore.subscribe,
    () => take(boardStore.getState()),
    () => take(page === null ? boardStore.getInitialState() : renderedBoard(page)),
  );
}
