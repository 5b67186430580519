import { useEffect, useRef } from 'react';

/** Spreads the requests of all readers of the board. */
const spreadMs = 500;

/**
 * Calls back after a change of `value`, which is null while the board is unknown. Without `before`
 * the first value is no change.
 */
export function useBoardNews(
  value: string | null,
  before: string | null,
  onNews: () => void,
): void {
  const known = useRef(before);
  const callback = useRef(onNews);
  callback.current = onNews;
  useEffect(() => {
    if (value === null || value === known.current) return;
    const first = known.current === null;
    known.current = value;
    if (first) return;
    const timer = setTimeout(() => callback.current(), Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [value]);
}
