import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below the screen a block is asked for: what it needs is there when the reader is. */
const aheadPx = 160;

/** Who comes back to the page finds as much of it as they left, at the height where it was. */
let farthest = 0;

/**
 * How many blocks, one below the other, a reader has come near.
 * @returns `end` goes to what stands in the place of the blocks that are still to come
 */
export function useReached(blocks: number): {
  reached: number;
  end: RefObject<HTMLDivElement | null>;
} {
  const end = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(farthest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer page has its end elsewhere.
  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        farthest = Math.max(farthest, reached + 1);
        setReached(reached + 1);
      },
      { rootMargin: `0px 0px ${aheadPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [reached, blocks]);
  return { reached, end };
}
