import { outcomeOf } from '../../match/outcome.js';
import type { MatchState } from '../../match/state.js';

/** Whether a match was abandoned, and nothing else was decided about it. */
export function isAbandoned(state: MatchState): boolean {
  const outcome = outcomeOf(state);
  return outcome === 'abandoned' || outcome === 'suspended';
}

/** When a match was abandoned that went on later, for the first time where there are more; null for any other. */
export function stopOf({ actions }: MatchState): string | null {
  const stop = actions.find(({ type }) => type === 'MatchAbandoned');
  const wentOn = actions.some(
    ({ type, version }) => type === 'MatchResumed' && stop !== undefined && version > stop.version,
  );
  return wentOn ? (stop?.at ?? null) : null;
}
