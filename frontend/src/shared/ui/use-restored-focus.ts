import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the list when the focused row disappears. */
export function useRestoredFocus(rows: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (!fewer) return;
    // The closing dialog has tried to focus its row by then.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [rows]);
  return list;
}
