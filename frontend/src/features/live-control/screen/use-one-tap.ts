import { useEffect } from 'react';

/** The second tap of a finger that taps twice comes sooner than this, and nearer. */
const secondTap = { withinMs: 400, withinPx: 32 };
/** On one button that counts something, or takes it back, it comes sooner than this, also on a keyboard. */
const sameButtonMs = 600;

/** For buttons of which a second touch is never meant: `<button {...countsOnce}>`. */
export const countsOnce = { 'data-counts-once': '' };

interface LastTap {
  control: Element;
  /** Null for a keyboard's click, which has no place. */
  place: { x: number; y: number } | null;
  at: number;
}

/**
 * A button may go away under the finger that taps it twice: a whistle, or the last button of a dialog. The
 * second tap is no goal of the player whose row is there now. Nor are two touches of one counter two goals.
 */
export function useOneTap(): void {
  useEffect(() => {
    let last: LastTap | undefined;
    const onClick = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
      if (!(target instanceof Element)) return;
      const control = target.closest('button, a, label') ?? target;
      const tap = { control, place: detail === 0 ? null : { x, y }, at };
      if (last === undefined || !isSecond(last, tap)) {
        last = tap;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      // Another button came under the finger, which goes on tapping; one button counts again in its time.
      if (last.control !== control) last = { ...last, at };
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

function isSecond(last: LastTap, { control, place, at }: LastTap): boolean {
  const sinceMs = at - last.at;
  if (last.control === control)
    return control.hasAttribute('data-counts-once') && sinceMs < sameButtonMs;
  if (last.place === null || place === null) return false;
  const distance = Math.hypot(place.x - last.place.x, place.y - last.place.y);
  return sinceMs < secondTap.withinMs && distance < secondTap.withinPx;
}
