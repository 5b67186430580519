import {
  type Correction,
  type GoalKind,
  goalKinds,
  type LoggedMatchEvent,
  type RaisedCounter,
  raisedCounters,
  type SetKick,
  setKicks,
  type TeamSide,
} from './events.js';
import type { MatchState } from './state.js';

/** What a type of event lets a correction change. */
export type Correctable =
  | 'goal'
  | 'counter'
  | 'foul'
  | 'card'
  | 'missed-kick'
  | 'player'
  | 'shootout-start'
  | 'shootout-kick'
  | 'timeout'
  | 'minute'
  | 'nothing';

type Actions = Pick<MatchState, 'actions'>;

/** Whether the kind of a correction is one of goals. */
export const isGoalKind = (kind: Correction['kind']): kind is GoalKind =>
  goalKinds.some((known) => known === kind);

/** Whether the kind of a correction is a penalty or a 10 m kick. */
export const isSetKick = (kind: Correction['kind']): kind is SetKick =>
  setKicks.some((known) => known === kind);

/** Whether the kind of a correction is a counter of players. */
export const isCounter = (kind: Correction['kind']): kind is RaisedCounter =>
  raisedCounters.some((known) => known === kind);

/** Returns what counts, in order, with corrected times, players and counters; goals are in the state. */
export function standingActions({ actions }: Actions): readonly LoggedMatchEvent[] {
  const corrections = new Map<string, Correction>();
  for (const action of actions) {
    if (action.type !== 'ActionCorrected') continue;
    const { actionId, ...correction } = action.data;
    corrections.set(actionId, { ...corrections.get(actionId), ...forOne(correction) });
  }
  if (corrections.size === 0) return actions;
  return actions.map((action) => {
    const correction = corrections.get(action.id);
    return correction === undefined ? action : corrected(action, correction);
  });
}

/** A card is for one person: whoever is named last has it. */
function forOne(correction: Correction): Correction {
  const { playerId = null, official = null } = correction;
  if (official !== null) return { ...correction, playerId: null };
  return playerId === null ? correction : { ...correction, official: null };
}

/** The action with its corrections applied; undefined for one that is unknown or was undone. */
export const standingAction = (state: Actions, actionId: string): LoggedMatchEvent | undefined =>
  standingActions(state).find(({ id }) => id === actionId);

const time = ['second', 'period', 'played'] as const;
const fieldsOf: Readonly<Record<Correctable, readonly (keyof Correction)[]>> = {
  goal: ['team', 'scorer', 'assist', 'kind', ...time],
  counter: ['scorer', 'kind', ...time],
  foul: ['team', 'playerId', 'restart', ...time],
  card: ['team', 'playerId', 'official', 'card', 'place', ...time],
  'missed-kick': ['team', 'playerId', 'kind', 'how', ...time],
  player: ['team', 'playerId', ...time],
  'shootout-start': ['team'],
  'shootout-kick': ['team', 'playerId', 'scored', ...time],
  timeout: ['team', ...time],
  minute: time,
  nothing: [],
};

export const correctionFields = [
  ...[
    'team',
    'scorer',
    'assist',
    'kind',
    'playerId',
    'official',
    'restart',
    'card',
    'place',
    'how',
    'scored',
  ],
  ...time,
] as const satisfies readonly (keyof Correction)[];

/** Whether a type of action has all that a correction names. */
export const mayCorrect = (correct: Correctable, correction: Correction): boolean =>
  correct !== 'nothing' &&
  correctionFields.every(
    (field) => correction[field] === undefined || fieldsOf[correct].includes(field),
  );

/** The action with one correction. Players of a goal are in the state and not in its action; its kind is in both. */
export function corrected(action: LoggedMatchEvent, correction: Correction): LoggedMatchEvent {
  const moved = assignedBy(movedBy(action, correction), correction.team);
  const { scorer, kind, playerId, official, restart, card, place, how, scored } =
    forOne(correction);
  const named = (before: number | null) => (playerId === undefined ? before : playerId);
  switch (moved.type) {
    case 'PlayerCounterRaised': {
      const { data } = moved;
      const counter = isCounter(kind) ? kind : data.counter;
      return { ...moved, data: { playerId: scorer ?? data.playerId, counter } };
    }
    case 'GoalScored': {
      const { data } = moved;
      return { ...moved, data: { ...data, kind: isGoalKind(kind) ? kind : data.kind } };
    }
    case 'FoulCommitted': {
      const { official: isOfficial, ...data } = moved.data;
      const by = named(data.by);
      const whose = isOfficial === true && by === null ? { official: isOfficial } : {};
      return { ...moved, data: { ...data, ...whose, by, restart: restart ?? data.restart } };
    }
    case 'CardShown': {
      const { data } = moved;
      const who = {
        playerId: named(data.playerId),
        official: official === undefined ? data.official : official,
      };
      const shown = { card: card ?? data.card, place: place ?? data.place };
      return { ...moved, data: { ...data, ...who, ...shown } };
    }
    case 'KickMissed': {
      const { data } = moved;
      const by = named(data.playerId);
      const kick = { kind: isSetKick(kind) ? kind : data.kind, how: how ?? data.how };
      return { ...moved, data: { ...data, playerId: by, ...kick } };
    }
    case 'ExclusionGiven':
      return { ...moved, data: { ...moved.data, playerId: named(moved.data.playerId) } };
    case 'ShootoutKickTaken': {
      const { data } = moved;
      const by = named(data.playerId);
      return { ...moved, data: { ...data, playerId: by, scored: scored ?? data.scored } };
    }
    default:
      return moved;
  }
}

/** The action as one of another team. */
function assignedBy(action: LoggedMatchEvent, team: TeamSide | undefined): LoggedMatchEvent {
  if (team === undefined) return action;
  switch (action.type) {
    case 'GoalScored':
      return { ...action, data: { ...action.data, team } };
    case 'FoulCommitted':
      return { ...action, data: { ...action.data, team } };
    case 'CardShown':
      return { ...action, data: { ...action.data, team } };
    case 'ExclusionGiven':
      return { ...action, data: { ...action.data, team } };
    case 'KickMissed':
      return { ...action, data: { ...action.data, team } };
    case 'ShootoutKickTaken':
      return { ...action, data: { ...action.data, team } };
    case 'TimeoutTaken':
      return { ...action, data: { ...action.data, team } };
    case 'ShootoutStarted':
      return { ...action, data: { ...action.data, first: team } };
    default:
      return action;
  }
}

/** A device that knows only seconds since the whistle says with them what the clock showed. */
function movedBy(
  action: LoggedMatchEvent,
  { second, period, played = second }: Correction,
): LoggedMatchEvent {
  const moved = { ...action, second: second ?? action.second };
  if (action.period === undefined) return moved;
  if (played !== undefined) moved.played = played;
  if (period !== undefined) {
    moved.period = period;
    moved.half = period === 1 ? 1 : 2;
  }
  return moved;
}
