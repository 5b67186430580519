import { useEffect, useState } from 'react';
import { useRenderedFrom } from '@/shared/page/page-data';
import { serverClock } from './server-clock';

/**
 * The time by the server's clock, in epoch milliseconds; in the first render of a rendered page that of
 * the server's render.
 * @param everyMs how often it is renewed
 * @param phase an instant at which it is to be renewed, as it is every so often before and after
 */
export function useServerNow(everyMs: number, phase = 0): number {
  const rendered = useRenderedFrom();
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      clearTimeout(timer);
      const present = serverClock.now();
      setNow(present);
      const since = (((present - phase) % everyMs) + everyMs) % everyMs;
      timer = setTimeout(tick, everyMs - since);
    };
    tick();
    const leave = serverClock.follow(tick);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [everyMs, phase]);
  return rendered?.data.now ?? now;
}
