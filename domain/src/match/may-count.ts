import type { Refusal, RefusalCode } from '../errors.js';
import type { MatchState } from './state.js';

/** Null where something is allowed, else the refusal with this code. */
export const unless = (allowed: boolean, code: RefusalCode): Refusal | null =>
  allowed ? null : { code };

/** Whether the match waits for its first whistle. */
export const isScheduled = (state: MatchState): boolean =>
  state.status === 'scheduled' && state.matchState === 'pre-match';

/** Whether the match is being played and is in this part. Extra time and kicks are the second half. */
export const isRunning = (state: MatchState, part: MatchState['matchState']): boolean =>
  state.status === 'in_progress' && state.matchState === part;

/** Taps count from the first whistle on, and as corrections after the last; never without a match log. */
export function refusalToCount(state: MatchState): Refusal | null {
  if (state.result !== null) return { code: 'match.result-recorded' };
  if (state.status === 'cancelled') return { code: 'match.cancelled' };
  if (state.ruling?.award && state.firstHalfAt === null) return { code: 'match.awarded' };
  return unless(
    state.status === 'in_progress' || state.status === 'completed',
    'match.not-started',
  );
}
