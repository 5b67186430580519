import { useEffect, useState } from 'react';
import { useConsole } from './console-context';

/** The time by the corrected clock, updated at every full second. */
export function useNow(): number {
  const { clock } = useConsole();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const present = clock.now();
      setNow(present);
      timer = setTimeout(tick, 1_000 - (present % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);
  return now;
}
