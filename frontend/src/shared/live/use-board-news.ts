import { useEffect, useRef } from 'react';

/** Everybody hears of it at once; they ask for what follows from it within this time. */
const spreadMs = 500;

/**
 * Calls back a moment after what the board says has changed.
 * @param said null while the board is not known
 * @param before what was known already; where null, the first that is said is no news
 */
export function useBoardNews(said: string | null, before: string | null, onNews: () => void): void {
  const known = useRef(before);
  const tell = useRef(onNews);
  tell.current = onNews;
  useEffect(() => {
    if (said === null || said === known.current) return;
    const first = known.current === null;
    known.current = said;
    if (first) return;
    const timer = setTimeout(() => tell.current(), Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [said]);
}
