import type { Refusal } from '../errors.js';
import { correctionFields, standingAction } from './corrections.js';
import type { Draft } from './draft.js';
import type { Correction, LoggedMatchEvent } from './events.js';
import { type MatchState, otherSide, sideOf } from './state.js';

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
  const before = correctionOf(draft.state, action);
  const whole = withConsequences(draft.state, action, { before, wanted: correction });
  const data = { actionId, ...differences(before, whole) };
  const corrected = { type: 'ActionCorrected', data } as const;
  return Object.keys(data).length === 1 ? draft.refusalOf(corrected) : draft.add(corrected);
}

/**
 * A goal that was no open play has no assist, and an own goal no scorer of the team that it counts for: both go
 * with the correction of the kind, unless it names others.
 */
function withConsequences(
  state: MatchState,
  action: LoggedMatchEvent,
  { before, wanted }: { before: Correction; wanted: Correction },
): Correction {
  const { kind } = wanted;
  if (action.type !== 'GoalScored' || kind === undefined || kind === before.kind) return wanted;
  const whole = { ...wanted };
  if (kind !== 'open-play' && whole.assist === undefined) whole.assist = null;
  const scorer = whole.scorer === undefined ? before.scorer : whole.scorer;
  const scorersSide = kind === 'own-goal' ? otherSide(action.data.team) : action.data.team;
  if (whole.scorer === undefined && scorer != null && sideOf(state, scorer) !== scorersSide)
    whole.scorer = null;
  return whole;
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
