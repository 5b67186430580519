import { adviceOf, type MatchState } from '@kolo/domain';

/**
 * The period whose horn has sounded and that nobody has ended or extended; null where a goal is in time.
 * @param now epoch milliseconds by the corrected clock
 */
export function periodAfterSignal(state: MatchState, now: number): number | null {
  const { play } = state;
  if (!play || play.rules.periodEndsBy === 'referee') return null;
  const expired = adviceOf(state, new Date(now).toISOString()).some(
    ({ code }) => code === 'period-expired',
  );
  return expired ? (play.periods.at(-1)?.period ?? null) : null;
}
