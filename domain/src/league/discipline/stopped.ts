import { outcomeOf } from '../../match/outcome.js';
import type { MatchState } from '../../match/state.js';

/** Whether a match was abandoned, and nothing else was decided about it. */
export function isAbandoned(state: MatchState): boolean {
  const outcome = outcomeOf(state);
  return outcome === 'abandoned' || outcome === 'suspended';
}

/** When a match was abandoned and went on later; where that happened more than once, the first time. */
export interface Interruption {
  stoppedAt: string;
  resumedAt: string;
}

/** Null for a match that did not go on after it was abandoned. */
export function interruptionOf({ actions }: MatchState): Interruption | null {
  const stop = actions.find(({ type }) => type === 'MatchAbandoned');
  if (stop === undefined) return null;
  const resumption = actions.find(
    ({ type, version }) => type === 'MatchResumed' && version > stop.version,
  );
  return resumption === undefined ? null : { stoppedAt: stop.at, resumedAt: resumption.at };
}
