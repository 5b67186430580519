import type { Refusal } from '../errors.js';
import { correctionFields, standingAction } from './corrections.js';
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
  const { playerId = null, official = null } = correction;
  if (playerId !== null && official !== null) return { code: 'match.card-for-two' };
  const data = { actionId, ...differences(correctionOf(draft.state, action), correction) };
  const corrected = { type: 'ActionCorrected', data } as const;
  return Object.keys(data).length === 1 ? draft.refusalOf(corrected) : draft.add(corrected);
}

/** Returns the correction that would leave the action as it is. */
export function correctionOf(
  { goals }: Pick<MatchState, 'goals'>,
  action: LoggedMatchEvent,
): Correction {
  return { ...whoAndWhat(goals, action), ...timeOf(action) };
}

function whoAndWhat(goals: MatchState['goals'], action: LoggedMatchEvent): Correction {
  switch (action.type) {
    case 'PlayerCounterRaised':
      return { scorer: action.data.playerId, kind: action.data.counter };
    case 'GoalScored': {
      const goal = goals.findLast(({ id }) => id === action.id);
      if (goal === undefined) return {};
      return { scorer: goal.scorer, assist: goal.assist, kind: goal.kind };
    }
    case 'FoulCommitted':
      return { playerId: action.data.by, restart: action.data.restart };
    case 'CardShown': {
      const { playerId, official, card, place } = action.data;
      return { playerId, official, card, place };
    }
    case 'KickMissed':
      return { playerId: action.data.playerId, how: action.data.how };
    case 'ShootoutKickTaken':
      return { playerId: action.data.playerId, scored: action.data.scored };
    case 'ExclusionGiven':
      return { playerId: action.data.playerId };
    default:
      return {};
  }
}

function timeOf({ second, period, played }: LoggedMatchEvent): Correction {
  const time: Correction = second === null ? {} : { second };
  if (period !== undefined) time.period = period;
  if (played !== undefined) time.played = played;
  return time;
}

/** The fields of a correction that would change something. */
export function differences(before: Correction, wanted: Correction): Correction {
  const changed = { ...wanted };
  for (const field of correctionFields)
    if (changed[field] === undefined || changed[field] === before[field]) delete changed[field];
  return changed;
}
