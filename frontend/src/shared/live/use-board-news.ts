import { useEffect, useRef } from 'react';

/** Spreads the requests of all readers of the board. */
const spreadMs = 500;

/**
 * Calls back after a change of `said`, which is null while the board is unknown. Without `before`
 * the first value is no change.
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
