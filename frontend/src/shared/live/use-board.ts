import { use, useEffect, useSyncExternalStore } from 'react';
import { PageContext } from '@/shared/page-data';
import { type BoardView, boardStore, followBoard, renderedBoard } from './board-store';

export function useBoard(): BoardView {
  const page = use(PageContext);
  useEffect(followBoard, []);
  return useSyncExternalStore(boardStore.subscribe, boardStore.getState, () =>
    page === null ? boardStore.getInitialState() : renderedBoard(page),
  );
}
