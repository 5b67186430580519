import type { Refusal } from '../../errors.js';
import type { DecisionOn } from '../../log/fold.js';
import type { CommandContext, MatchCommand } from '../commands.js';
import { refusalToConsole } from '../console/console-rights.js';
import type { LoggedMatchEvent, RecordedResult } from '../events.js';
import { isScheduled, refusalToCount } from '../may-count.js';
import { readPlayClock } from '../rules/clock.js';
import { mayBeLevel } from '../rules/level.js';
import { retimedActions } from '../rules/retimed.js';
import { lacksWinner } from '../rules/winner.js';
import { isLeagueRuling } from '../rulings/commands.js';
import { isSigning } from '../signing/commands.js';
import { isOfficial } from '../signing/official.js';
import { type MatchState, sideOf } from '../state.js';
import { decideCorrection } from './correction.js';
import { Draft } from './draft.js';
import { carryFirstLeg } from './first-leg.js';
import { goalOfAssist } from './goal-of-assist.js';
import { decideLineupRole } from './lineup-role.js';
import { addPlayer, confirmAttendance, initialise, replacePlayer } from './list.js';
import { hasRoom } from './log-room.js';
import { decideRuledMatch, fixRules } from './ruled-match.js';
import { decideRuling } from './rulings.js';
import { setScore } from './set-score.js';
import { decideSigning } from './signing.js';
import { latestUndoable, refusalToUndo } from './undo.js';
import { decideState } from './wanted-state.js';

export type Decision = DecisionOn<MatchState, LoggedMatchEvent>;

/** Returns the events of a command and the state after them, or the refusal: all of it or nothing. */
export function decide(
  state: MatchState,
  command: MatchCommand,
  context: CommandContext,
): Decision {
  const draft = new Draft(state, context);
  const refusal =
    refuseOutright(state, command, context) ??
    carryOut(draft, command, context) ??
    (context.atConsole === true ? refusalToConsole(state, command, draft.events) : null);
  if (refusal !== null) return { ok: false, refusal };
  return { ok: true, events: draft.events, state: draft.state };
}

function refuseOutright(
  state: MatchState,
  command: MatchCommand,
  { at, now = at, overSince }: CommandContext,
): Refusal | null {
  switch (command.type) {
    case 'ScheduleMatch':
      return null;
    case 'RestoreMatch':
      return state.version === 0 ? { code: 'match.not-found' } : null;
    case 'DeleteMatch':
      return 'ofReplay' in command && state.deleted ? null : missing(state);
    default:
      return (
        missing(state) ??
        (!isLeagueRuling(command) && !isSigning(command) && isOfficial(state, now, overSince)
          ? { code: 'match.official' }
          : null) ??
        (hasRoom(state, command) ? null : { code: 'match.log-full' })
      );
  }
}

const missing = (state: MatchState): Refusal | null =>
  state.version === 0 || state.deleted ? { code: 'match.not-found' } : null;

function carryOut(draft: Draft, command: MatchCommand, context: CommandContext): Refusal | null {
  const { at } = context;
  switch (command.type) {
    case 'ScheduleMatch':
      return schedule(draft, command);
    case 'ChangeTeams': {
      const { homeTeamId, awayTeamId } = command;
      if (homeTeamId === draft.state.homeTeamId && awayTeamId === draft.state.awayTeamId)
        return null;
      return draft.add({ type: 'TeamsChanged', data: { homeTeamId, awayTeamId } });
    }
    case 'CarryFirstLeg':
      return carryFirstLeg(draft, command.firstLeg);
    case 'RescheduleMatch': {
      const { state } = draft;
      const { matchDate, venue = state.venue, round = state.round } = command;
      if (matchDate === state.matchDate && venue === state.venue && round === state.round)
        return null;
      return draft.add({ type: 'MatchRescheduled', data: { matchDate, venue, round } });
    }
    case 'ConfirmAttendance':
      return confirmAttendance(draft, command);
    case 'InitialiseMatch':
      return initialise(draft, command);
    case 'AddPlayer':
      return addPlayer(draft, command);
    case 'ReplacePlayer':
      return replacePlayer(draft, command);
    case 'ChangeLineupRole':
      return decideLineupRole(draft, command);
    case 'ChangeState':
      return decideState(draft, command, at);
    case 'RaisePlayerCounter':
      return raise(draft, command, at);
    case 'RecordGoal': {
      const { team, scorer, assist, kind } = command;
      if (isInTheKicks(draft.state, at)) return { code: 'match.no-goal-in-kicks' };
      return draft.add({ type: 'GoalScored', data: { team, scorer, assist, kind } });
    }
    case 'CorrectAction':
      return decideCorrection(draft, command.actionId, command.correction);
    case 'SetScore':
      return setScore(draft, command.team, command.score);
    case 'ChangeTeamStatistic': {
      const { team, statistic, by } = command;
      const changed = { type: 'TeamStatisticChanged', data: { team, statistic, by } } as const;
      // A counter never falls below zero.
      const unchanged = draft.state.statistics[team][statistic] + by < 0;
      return unchanged ? draft.refusalOf(changed) : draft.add(changed);
    }
    case 'TakeTimeout':
      return draft.add({ type: 'TimeoutTaken', data: { team: command.team } });
    case 'RecordResult': {
      const { type: _, sheet, ...result } = command;
      return fixRules(draft, sheet) ?? recordResult(draft, result);
    }
    case 'ChooseMvp':
      if (draft.state.mvpPlayerId === command.playerId) return null;
      return draft.add({ type: 'MvpChosen', data: { playerId: command.playerId } });
    case 'Undo':
      return undo(draft, command.actionId);
    case 'DeleteMatch':
      if ('ofImport' in command && !isUnused(draft.state)) return { code: 'import.used' };
      return deleteMatch(draft, 'ofReplay' in command);
    case 'RestoreMatch':
      return draft.add({ type: 'MatchRestored', data: {} });
    case 'PostponeMatch':
    case 'AbandonMatch':
    case 'ResumeMatch':
    case 'OrderReplay':
    case 'AwardResult':
    case 'AnnulMatch':
    case 'RevokeRuling':
    case 'RevokeReplay':
    case 'VoidRuling':
      return decideRuling(draft, command, at);
    case 'SignResult':
    case 'RefuseSignature':
    case 'AddRemark':
    case 'AnnounceProtest':
    case 'DecideProtest':
    case 'ConfirmResult':
    case 'ReopenResult':
      return decideSigning(draft, command, context);
    default:
      return decideRuledMatch(draft, command, at);
  }
}

function schedule(
  draft: Draft,
  { fixture, place }: Extract<MatchCommand, { type: 'ScheduleMatch' }>,
): Refusal | null {
  if (fixture.homeTeamId === fixture.awayTeamId) return { code: 'match.same-team' };
  return (
    draft.add({ type: 'MatchScheduled', data: fixture }) ??
    (place === undefined ? null : draft.add({ type: 'MatchPlaced', data: place }))
  );
}

/** Only a level match has kicks, and they have a winner (docs/product.md#extra-time-and-kicks). */
function recordResult(draft: Draft, result: RecordedResult): Refusal | null {
  const { homeScore: home, awayScore: away, shootout } = result;
  const isLevel = mayBeLevel(draft.state, { home, away });
  const decides = shootout === undefined || (isLevel && shootout.home !== shootout.away);
  if (!decides) return { code: 'match.kicks-without-winner' };
  if (shootout === undefined && lacksWinner(draft.state, { home, away }))
    return { code: 'match.winner-needed' };
  return draft.add({ type: 'ResultRecorded', data: result });
}

/** A goal first names the scorer of the team's latest goal without one (docs/product.md#live-match). */
function raise(
  draft: Draft,
  { playerId, counter }: Extract<MatchCommand, { type: 'RaisePlayerCounter' }>,
  at: string,
): Refusal | null {
  const assisted = counter === 'assists' ? goalOfAssist(draft.state, playerId, at) : undefined;
  if (assisted !== undefined)
    return draft.add({
      type: 'AssistAttributed',
      data: { goalId: assisted.id, assist: playerId },
    });
  if (counter !== 'goals')
    return draft.add({ type: 'PlayerCounterRaised', data: { playerId, counter } });
  const { state } = draft;
  const team = sideOf(state, playerId);
  if (team === null) return refusalToCount(state) ?? { code: 'match.player-not-present' };
  const open = state.goals.findLast(
    (goal) => goal.team === team && goal.scorer === null && goal.kind !== 'own-goal',
  );
  if (open === undefined && isInTheKicks(state, at)) return { code: 'match.no-goal-in-kicks' };
  return open === undefined
    ? draft.add({
        type: 'GoalScored',
        data: { team, scorer: playerId, assist: null, kind: 'open-play' },
      })
    : draft.add({ type: 'GoalAttributed', data: { goalId: open.id, scorer: playerId } });
}

/** Kicks from the mark decide a match and never change its score (docs/product.md#extra-time-and-kicks). */
const isInTheKicks = ({ play }: MatchState, at: string): boolean =>
  play !== null && readPlayClock(play, at)?.period === 5;

function deleteMatch(draft: Draft, ofReplay: boolean): Refusal | null {
  const { state } = draft;
  if (ofReplay && state.deleted) return null;
  if (ofReplay && !isScheduled(state)) return { code: 'match.replay-begun' };
  return draft.add({ type: 'MatchDeleted', data: {} });
}

const isUnused = (state: MatchState): boolean =>
  isScheduled(state) && state.attendance.home === null && state.attendance.away === null;

function undo(draft: Draft, actionId: string | undefined): Refusal | null {
  const { state } = draft;
  const id = actionId ?? latestUndoable(state)?.id;
  if (id === undefined) return { code: 'match.nothing-to-undo' };
  const refusal =
    refusalToUndo(state, id) ?? draft.add({ type: 'ActionVoided', data: { actionId: id } });
  if (refusal !== null) return refusal;
  // What the rules let nobody correct keeps its time.
  for (const data of retimedActions(state, draft.state))
    draft.add({ type: 'ActionCorrected', data });
  return null;
}
