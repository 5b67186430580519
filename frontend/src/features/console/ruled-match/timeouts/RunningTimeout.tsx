import type { ReactElement } from 'react';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { secondsLeft } from '@/shared/live/seconds-left';
import { TimeoutBar } from './TimeoutBar';

/** Sixty seconds, then the horn. Where it stopped the clock the scorekeeper ends it, as play decides. */
export function RunningTimeout(): ReactElement | null {
  const { match, now } = useRuledMatch();
  const { timeout, rules } = match;
  if (timeout === null) return null;
  const left = secondsLeft(timeout, now);
  if (left === 0 && !rules.timeoutStopsClock) return null;
  return <TimeoutBar team={timeout.team} secondsLeft={left} />;
}
