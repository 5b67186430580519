import { type RefObject, useEffect, useRef } from 'react';

/** When a decided or deleted row takes the focus along with it, the list gets it instead of nobody. */
export function useKeptFocus(rows: number): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const fewer = rows < before.current;
    before.current = rows;
    if (!fewer) return;
    // After the closing dialog has tried to give the focus back to its row.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [rows]);
  return list;
}
