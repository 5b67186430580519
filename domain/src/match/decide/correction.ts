import type { Refusal } from '../../errors.js';
import { correctionFields, standingAction } from '../corrections.js';
import type { Correction, LoggedMatchEvent, TeamSide } from '../events.js';
import { type MatchState, otherSide, sideOf } from '../state.js';
import type { Draft } from './draft.js';

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

interface Change {
  before: Correction;
  wanted: Correction;
}

/** Fields cleared with a correction, unless it names them: names that no longer fit, and the assist of a set kick. */
function withConsequences(state: MatchState, action: LoggedMatchEvent, change: Change): Correction {
  return action.type === 'GoalScored'
    ? goalWithConsequences(state, change)
    : { ...namelessIfReassigned(change), ...change.wanted };
}

/** An action that moves to the other team loses its player or official. */
function namelessIfReassigned({ before, wanted }: Change): Correction {
  if (wanted.team === undefined || wanted.team === before.team) return {};
  const nobody: Correction = {};
  if (before.playerId !== undefined) nobody.playerId = null;
  return nobody;
}

/** A goal that was not open play has no assist, and a scorer of the wrong side is cleared. */
function goalWithConsequences(state: MatchState, { before, wanted }: Change): Correction {
  const { team = before.team, kind = before.kind } = wanted;
  if (team === undefined || (team === before.team && kind === before.kind)) return wanted;
  const whole = { ...wanted };
  const fits = (playerId: number | null | undefined, side: TeamSide) =>
    playerId == null || sideOf(state, playerId) === side;
  const scorersSide = kind === 'own-goal' ? otherSide(team) : team;
  if (whole.scorer === undefined && !fits(before.scorer, scorersSide)) whole.scorer = null;
  const isOpenPlay = kind === 'open-play';
  const hasScorer = (whole.scorer === undefined ? before.scorer : whole.scorer) !== null;
  if (whole.assist === undefined && !(isOpenPlay && hasScorer && fits(before.assist, team)))
    whole.assist = null;
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
      const { team, scorer, assist, kind } = goal;
      return { team, scorer, assist, kind };
    }
    case 'FoulCommitted': {
      const { team, by: playerId, restart } = action.data;
      return { team, playerId, restart };
    }
    case 'CardShown':
      return { ...action.data };
    case 'KickMissed': {
      const { team, playerId, kind, how } = action.data;
      return { team, playerId, kind, how };
    }
    case 'ShootoutStarted':
      return { team: action.data.first };
    case 'ShootoutKickTaken':
    case 'ExclusionGiven':
    case 'TimeoutTaken':
      return { ...action.data };
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
