import { useEffect, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';

/**
 * The time by the corrected clock, at every full second since the anchor: a display changes when its clock does.
 * @param anchor ISO 8601 instant at which the clock showed a full second
 */
export function usePlayNow(anchor: string | null): number {
  const { clock } = useConsole();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const from = anchor === null ? 0 : Date.parse(anchor);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = clock.now();
      setNow(present);
      timer = setTimeout(tick, 1_000 - modulo(present - from, 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, anchor]);
  return now;
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
