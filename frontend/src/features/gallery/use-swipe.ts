import { type PointerEvent, useRef } from 'react';

/** A finger that moves less taps or scrolls. */
const enoughPx = 50;

interface Swipe {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Reports horizontal swipes by finger or pen. */
export function useSwipe(onSwipe: (to: 'left' | 'right') => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }) => {
      start.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === null) return;
      const along = clientX - start.current.x;
      const across = clientY - start.current.y;
      start.current = null;
      if (Math.abs(along) < enoughPx || Math.abs(along) < Math.abs(across)) return;
      onSwipe(along < 0 ? 'left' : 'right');
    },
  };
}
