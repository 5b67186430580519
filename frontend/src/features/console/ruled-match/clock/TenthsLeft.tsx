import { minutesAndSeconds, readPlayClock } from '@kolo/domain';
import { type ReactElement, useEffect, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';

/** `0:43.7`, what is left of a period in its last minute. */
export function TenthsLeft({ limitSeconds }: { limitSeconds: number }): ReactElement {
  const { state, clock } = useConsole();
  const { match } = useRuledMatch();
  const [now, setNow] = useState(() => clock.now());
  const running = match.clock.runningSince !== null;
  useEffect(() => {
    setNow(clock.now());
    if (!running) return;
    const timer = setInterval(() => setNow(clock.now()), 100);
    return () => clearInterval(timer);
  }, [clock, running]);
  const reading = state.play && readPlayClock(state.play, new Date(now).toISOString());
  const tenths = Math.ceil(Math.max(0, limitSeconds * 1_000 - (reading?.playedMs ?? 0)) / 100);
  return (
    <>
      {minutesAndSeconds(Math.floor(tenths / 10))}.{tenths % 10}
    </>
  );
}
