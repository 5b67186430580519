import { useEffect, useState } from 'react';
import { useRenderedFrom } from '@/shared/page-data';
import { serverClockOffset } from './server-clock';

export function useServerNow(everyMs: number): number {
  const rendered = useRenderedFrom();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let offset = 0;
    let gone = false;
    const tick = () => setNow(Date.now() + offset);
    const timer = setInterval(tick, everyMs);
    void serverClockOffset().then((measured) => {
      offset = measured;
      if (!gone && measured !== 0) tick();
    });
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [everyMs]);
  return rendered?.data.now ?? now;
}
