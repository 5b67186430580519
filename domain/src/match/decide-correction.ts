import type { Refusal } from '../errors.js';
import { standingAction } from './corrections.js';
import type { Draft } from './draft.js';
import type { Correction, LoggedMatchEvent } from './events.js';
import type { MatchState } from './state.js';

/** Only what differs is written, so that two tablets which correct different things both count. */
export function decideCorrection(
  draft: Draft,
  actionId: string,
  correction: Correction,
): Refusal | null {
  const action = standingAction(draft.state, actionId);
  if (action === undefined) return { code: 'match.no-such-action' };
  const data = { actionId, ...differences(correctionOf(draft.state, action), correction) };
  const corrected = { type: 'ActionCorrected', data } as const;
  return Object.keys(data).length === 1 ? draft.refusalOf(corrected) : draft.add(corrected);
}

/** Returns the correction that would leave the action as it is. */
export function correctionOf(
  { goals }: Pick<MatchState, 'goals'>,
  action: LoggedMatchEvent,
): Correction {
  const time = action.second === null ? {} : { second: action.second };
  if (action.type === 'PlayerCounterRaised')
    return { scorer: action.data.playerId, kind: action.data.counter, ...time };
  const goal = goals.findLast(({ id }) => id === action.id);
  if (goal === undefined) return time;
  return { scorer: goal.scorer, assist: goal.assist, kind: goal.kind, ...time };
}

export function differences(before: Correction, wanted: Correction): Correction {
  const changed = { ...wanted };
  for (const field of ['scorer', 'assist', 'kind', 'second'] as const)
    if (changed[field] === undefined || changed[field] === before[field]) delete changed[field];
  return changed;
}
