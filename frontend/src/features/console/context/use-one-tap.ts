import { useEffect } from 'react';

/** An accidental second tap comes sooner than this, and nearer. */
const secondTap = { withinMs: 400, withinPx: 32 };
/** On one counter button an accidental second tap comes sooner than this, also from a keyboard. */
export const sameButtonMs = 600;

/** Marks buttons where a quick second tap is never meant: `<button {...countsOnce}>`. */
export const countsOnce = { 'data-counts-once': '' };

interface LastTap {
  matchConsole: Element;
  /** Null for a click by keyboard, which has no place. */
  place: { x: number; y: number } | null;
  at: number;
}

/**
 * A double tap may remove the first button under the finger, for instance a whistle or the last button of a
 * dialog. The second tap must not become a goal of the player whose row is there now, nor may two quick taps
 * on one counter count twice.
 */
export function useOneTap(): void {
  useEffect(() => {
    let last: LastTap | undefined;
    const onClick = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
      if (!(target instanceof Element)) return;
      const matchConsole = target.closest('button, a, label') ?? target;
      const tap = { matchConsole, place: detail === 0 ? null : { x, y }, at };
      if (last === undefined || !isSecond(last, tap)) {
        last = tap;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      // Another button came under the finger; one button counts again after its time.
      if (last.matchConsole !== matchConsole) last = { ...last, at };
    };
    // A browser clicks again and again while Enter is held down.
    const onKey = (event: KeyboardEvent) => {
      const { target, key, repeat } = event;
      const counter = target instanceof Element && target.closest('[data-counts-once]');
      if (repeat && key === 'Enter' && counter) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
}

function isSecond(last: LastTap, { matchConsole, place, at }: LastTap): boolean {
  const sinceMs = at - last.at;
  if (last.matchConsole === matchConsole)
    return matchConsole.hasAttribute('data-counts-once') && sinceMs < sameButtonMs;
  if (last.place === null || place === null) return false;
  const distance = Math.hypot(place.x - last.place.x, place.y - last.place.y);
  return sinceMs < secondTap.withinMs && distance < secondTap.withinPx;
}
