import type { PlayClock } from '@kolo/domain';
import { createContext, use } from 'react';
import { useServerNow } from './use-server-now';

/** A replay shows the clocks of its moment, stopped; in epoch milliseconds. */
export const ClockTimeContext = createContext<number | null>(null);

/** The instant for which clocks are shown, renewed when the match clock shows another second. */
export function useClockTime(clock: PlayClock): number {
  const phase = clock.runningSince === null ? 0 : Date.parse(clock.runningSince);
  const now = useServerNow(1_000, phase);
  return use(ClockTimeContext) ?? now;
}
