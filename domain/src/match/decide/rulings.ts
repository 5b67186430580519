import type { Refusal } from '../../errors.js';
import { commandIdOf } from '../../log/fold.js';
import { presetRules } from '../../rules/match-rules.js';
import { unreachable } from '../../unreachable.js';
import { rulingEventTypes } from '../event-types/rulings.js';
import type { LoggedMatchEvent } from '../events.js';
import { isScheduled } from '../may-count.js';
import { readPlayClock } from '../rules/clock.js';
import type { Revocable, RulingCommand, RulingSeason } from '../rulings/commands.js';
import type { RulingEventData, RulingEventType } from '../rulings/events.js';
import type { MatchState } from '../state.js';
import { decideClock } from './clock.js';
import type { Draft } from './draft.js';
import { isNeeded } from './undo.js';

/** Adds the events of a ruling to the draft, or returns why it is refused. */
export function decideRuling(draft: Draft, command: RulingCommand, at: string): Refusal | null {
  const { state } = draft;
  switch (command.type) {
    case 'PostponeMatch':
      return postpone(draft, command);
    case 'AbandonMatch': {
      // Two tablets may tap it.
      if (state.status === 'cancelled' && state.ruling?.abandoned) return null;
      const { reason, atFault } = command;
      const abandoned = { type: 'MatchAbandoned', data: { reason, atFault } } as const;
      return draft.refusalOf(abandoned) ?? stopClock(draft, at) ?? draft.add(abandoned);
    }
    case 'ResumeMatch':
      return draft.add({ type: 'MatchResumed', data: {} });
    case 'OrderReplay':
      return orderReplay(draft, command);
    case 'AwardResult':
      return draft.add({ type: 'ResultAwarded', data: awardOf(draft, command) });
    case 'AnnulMatch':
      return annul(draft, command);
    case 'RevokeRuling':
      return revoke(draft, command.ruling);
    case 'RevokeReplay':
      return revokeReplay(draft, command.newMatchId);
    case 'VoidRuling':
      return undoRuling(draft, rulingOf(state, command.actionId));
    default:
      return unreachable(command);
  }
}

type Ruled<Type extends RulingCommand['type']> = Extract<RulingCommand, { type: Type }>;

/** A match that has its new date is postponed no longer. */
function postpone(draft: Draft, { reason, newDate }: Ruled<'PostponeMatch'>): Refusal | null {
  return (
    draft.add({ type: 'MatchPostponed', data: { reason } }) ??
    (newDate === null ? null : move(draft, newDate))
  );
}

function move(draft: Draft, matchDate: string, venue = draft.state.venue): Refusal | null {
  const { round } = draft.state;
  return draft.add({ type: 'MatchRescheduled', data: { matchDate, venue, round } });
}

/** The clock is stopped first: a match that goes on a week later goes on where it was abandoned. */
export function stopClock(draft: Draft, at: string): Refusal | null {
  const { play } = draft.state;
  const isRunning = play !== null && readPlayClock(play, at)?.running === true;
  return isRunning ? decideClock(draft, play, { type: 'ControlClock', action: 'stop' }, at) : null;
}

function orderReplay(
  draft: Draft,
  { mode, newMatchId, matchDate, venue }: Ruled<'OrderReplay'>,
): Refusal | null {
  return (
    draft.add({ type: 'MatchReplayOrdered', data: { mode, newMatchId } }) ??
    (mode === 'from-start' || matchDate === undefined ? null : move(draft, matchDate, venue))
  );
}

function annul(draft: Draft, { reason, season }: Ruled<'AnnulMatch'>): Refusal | null {
  const cards = season?.cardsStay === false ? ({ cardsStay: false } as const) : {};
  return draft.add({ type: 'MatchAnnulled', data: { reason, ...cards } });
}

/** The rules of leagues that chose none. */
const usual = presetRules['company-running'];

/** The forfeit score is the rule sheet's, the match's own where it has one. */
function awardOf(
  { state }: Draft,
  { season, keepsPlayed: chosen, ...award }: Ruled<'AwardResult'>,
): RulingEventData['ResultAwarded'] {
  const { winner, homeScore, awayScore, cause } = award;
  const keepsPlayed = chosen ?? season?.keepsBetterPlayed ?? true;
  const minusPoints = season?.minusPoints ?? 0;
  const minus = minusPoints > 0 ? { minusPoints } : {};
  const points = pointsByLeague(state, season);
  const forfeit = state.play?.rules.forfeitScore ?? season?.forfeitScore ?? usual.forfeitScore;
  if (winner === 'none') {
    const against = homeScore ?? awayScore ?? forfeit.winner;
    const lost = { winner, homeScore: 0, awayScore: 0, against };
    return { ...lost, cause, keepsPlayed, ...minus, ...points };
  }
  const scoreOf = (side: 'home' | 'away') => (side === winner ? forfeit.winner : forfeit.loser);
  return {
    winner,
    homeScore: homeScore ?? scoreOf('home'),
    awayScore: awayScore ?? scoreOf('away'),
    against: null,
    cause,
    keepsPlayed,
    ...minus,
    ...points,
  };
}

/** A match that never came to its line-ups has no sheet of its own, so the league's is frozen in the award. */
function pointsByLeague(
  { play, lineup, result }: MatchState,
  season: RulingSeason | undefined,
): Pick<RulingEventData['ResultAwarded'], 'points'> {
  const hasOwn = play !== null || lineup !== null || result !== null;
  if (season?.points === undefined || hasOwn) return {};
  const { win, draw, loss } = season.points;
  const isUsual =
    win === usual.points.win && draw === usual.points.draw && loss === usual.points.loss;
  return isUsual ? {} : { points: { win, draw, loss } };
}

const revokedTypes = {
  award: 'ResultAwarded',
  annulment: 'MatchAnnulled',
  postponement: 'MatchPostponed',
} as const satisfies Record<Revocable, RulingEventType>;

/** Undone as if it had never been; what was decided after it may need it. */
function revoke(draft: Draft, ruling: Revocable): Refusal | null {
  const { state } = draft;
  const moved = ruling === 'postponement' ? movedByPostponement(state) : null;
  if (moved !== null) {
    draft.add({ type: 'ActionVoided', data: { actionId: moved.newDate } });
    return draft.add({ type: 'ActionVoided', data: { actionId: moved.postponement } });
  }
  const stands = {
    award: state.ruling?.award,
    annulment: state.ruling?.annulled,
    postponement: state.ruling?.postponed,
  }[ruling];
  const decided = state.actions.findLast(({ type }) => type === revokedTypes[ruling]);
  return undoRuling(draft, stands === undefined ? undefined : decided);
}

/** A postponement to a new date, while the match waits for that date. */
function movedByPostponement(state: MatchState): { postponement: string; newDate: string } | null {
  const index = state.actions.findLastIndex(({ type }) => type === 'MatchRescheduled');
  const [postponed, moved] = [state.actions[index - 1], state.actions[index]];
  const isOne =
    isScheduled(state) &&
    state.ruling?.postponed === undefined &&
    postponed?.type === 'MatchPostponed' &&
    moved !== undefined &&
    commandIdOf(postponed.id) === commandIdOf(moved.id);
  return isOne ? { postponement: postponed.id, newDate: moved.id } : null;
}

/** With the days that the match was to go on at. Nothing where the order has led to another new match since. */
function revokeReplay(draft: Draft, newMatchId: number | null): Refusal | null {
  const { ruling, actions } = draft.state;
  const index = actions.findLastIndex(({ type }) => type === 'MatchReplayOrdered');
  const order = ruling?.replay?.newMatchId === newMatchId ? actions[index] : undefined;
  for (const { id, type } of order === undefined ? [] : actions.slice(index).reverse())
    if (type === 'MatchRescheduled') draft.add({ type: 'ActionVoided', data: { actionId: id } });
  return undoRuling(draft, order);
}

const rulingOf = ({ actions }: MatchState, actionId: string): LoggedMatchEvent | undefined =>
  actions.find(({ id, type }) => id === actionId && type in rulingEventTypes);

function undoRuling(draft: Draft, decided: LoggedMatchEvent | undefined): Refusal | null {
  if (decided === undefined) return { code: 'match.nothing-to-undo' };
  if (isNeeded(draft.state, decided.id)) return { code: 'match.cannot-undo' };
  const registration = registeredAfter(draft.state, decided);
  const before = JSON.stringify(draft.state.ruling);
  const refusal = draft.add({ type: 'ActionVoided', data: { actionId: decided.id } });
  // A later ruling may have taken its place before everybody signed.
  const isSame = JSON.stringify(draft.state.ruling) === before;
  if (refusal !== null || registration === undefined || isSame) return refusal;
  return draft.add({ type: 'ActionVoided', data: { actionId: registration } });
}

/** The registration of what everybody had signed under a ruling: without the ruling nobody has signed the result. */
function registeredAfter(
  { actions, signing }: MatchState,
  { version }: LoggedMatchEvent,
): string | undefined {
  const registered = actions.find(({ id }) => id === signing?.registered?.id);
  return registered !== undefined && registered.version > version ? registered.id : undefined;
}
