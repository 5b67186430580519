import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type BoardView, boardStore, followBoard } from './board-store';

export function useBoard(): BoardView {
  useEffect(followBoard, []);
  return useStore(boardStore);
}
