import { type RefObject, useEffect, useRef, useState } from 'react';

/** A block loads when it is this near, so that it is there when the reader arrives. */
const aheadPx = 160;

/** Kept between visits, so that a returning reader finds the page as tall as they left it. */
let farthest = 0;

/**
 * How many blocks, one below the other, a reader has come near.
 * @returns `end` is the ref of the placeholder for the blocks still to come
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
