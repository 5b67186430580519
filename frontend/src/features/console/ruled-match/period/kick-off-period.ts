import type { KickOffPeriod, MatchState } from '@kolo/domain';
import type { RuledMatchView } from '@/features/console/ruled-match/ruled-match-view';
import { nextPhase } from './phase';

/** The period that is played, in a break the one that comes; null in the kicks. */
export function kickOffPeriodOf(match: RuledMatchView, state: MatchState): KickOffPeriod | null {
  const { period, periodRunning } = match;
  if (period === 0 || period === 5) return null;
  const next = periodRunning ? null : nextPhase(match, state);
  if (next?.type === 'second-half') return 2;
  return next?.type === 'start-extra' ? next.period : period;
}
