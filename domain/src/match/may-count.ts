import type { Refusal, RefusalCode } from '../errors.js';
import type { MatchState } from './state.js';

export const unless = (allowed: boolean, code: RefusalCode): Refusal | null =>
  allowed ? null : { code };

export const isScheduled = (state: MatchState): boolean =>
  state.status === 'scheduled' && state.matchState === 'pre-match';

export const isRunning = (state: MatchState, part: MatchState['matchState']): boolean =>
  state.status === 'in_progress' && state.matchState === part;

/** Taps count from the first whistle on, and as corrections after the last; never without a match log. */
export function refusalToCount(state: MatchState): Refusal | null {
  if (state.result !== null) return { code: 'match.result-recorded' };
  if (state.status === 'cancelled') return { code: 'match.cancelled' };
  return unless(
    state.status === 'in_progress' || state.status === 'completed',
    'match.not-started',
  );
}
