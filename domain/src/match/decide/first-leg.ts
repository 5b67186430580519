import type { Refusal } from '../../errors.js';
import type { FirstLeg } from '../placing.js';
import type { MatchState } from '../state.js';
import type { Draft } from './draft.js';

/** Carries the end of the first leg into the second one; a repeat changes nothing. */
export function carryFirstLeg(draft: Draft, firstLeg: FirstLeg | null): Refusal | null {
  if (hasCarried(draft.state, firstLeg)) return null;
  return draft.add({ type: 'FirstLegCarried', data: { firstLeg } });
}

/** Whether the match knows this first leg already. */
export const hasCarried = ({ firstLeg: known }: MatchState, firstLeg: FirstLeg | null): boolean =>
  known?.home === firstLeg?.home &&
  known?.away === firstLeg?.away &&
  known?.awayGoals === firstLeg?.awayGoals;
