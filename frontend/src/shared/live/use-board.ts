import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type BoardView, boardStore, followBoard } from './board-store';

/** The board of the day as it is now. */
export function useBoard(): BoardView {
  useEffect(followBoard, []);
  return useStore(boardStore);
}
