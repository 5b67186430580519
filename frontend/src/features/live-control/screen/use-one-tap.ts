import { useEffect } from 'react';

/** The second tap of a finger that taps twice comes sooner than this, and nearer. */
const secondTap = { withinMs: 400, withinPx: 32 };

interface LastTap {
  control: Element;
  x: number;
  y: number;
  at: number;
}

/**
 * A button may go away under the finger that taps it twice: a whistle, or the last button of a dialog. The
 * second tap is no goal of the player whose row is there now. Many taps on one button all count.
 */
export function useOneTap(): void {
  useEffect(() => {
    let last: LastTap | undefined;
    const onClick = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y, timeStamp: at } = event;
      // A keyboard's click has no place.
      if (detail === 0 || !(target instanceof Element)) return;
      const control = target.closest('button, a, label') ?? target;
      if (last !== undefined && last.control !== control && isSecond(last, x, y, at)) {
        event.preventDefault();
        event.stopPropagation();
        last = { ...last, at };
      } else last = { control, x, y, at };
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

const isSecond = (last: LastTap, x: number, y: number, at: number): boolean =>
  at - last.at < secondTap.withinMs && Math.hypot(x - last.x, y - last.y) < secondTap.withinPx;
