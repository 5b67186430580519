import type { Refusal } from '../errors.js';
import { limits } from '../limits.js';
import type { DecisionContext, DecisionOn } from '../log/fold.js';
import { seasonRuleConflict } from '../rules/season-rules.js';
import type { LeagueCommand } from './commands.js';
import { leagueEventRows } from './event-types.js';
import type { LeagueEvent, LoggedLeagueEvent } from './events.js';
import { leagueFold } from './evolve.js';
import { refusalToStage, undoneBy } from './stage-decisions.js';
import {
  hasSeasonDecisions,
  type LeagueState,
  sinceCleared,
  stageOf,
  withdrawalOf,
} from './state.js';
import { refusalToSuspension } from './suspensions.js';

/** Returns the event of a command and the state after it, or the refusal: a league's command always writes or refuses. */
export function decideLeague(
  state: LeagueState,
  command: LeagueCommand,
  { commandId, at }: DecisionContext,
): DecisionOn<LeagueState, LoggedLeagueEvent> {
  const refusal = refusalOf(state, command);
  if (refusal !== null) return { ok: false, refusal };
  const events = [
    { ...eventOf(state, command), id: `${commandId}.0`, at, version: state.version + 1 },
  ];
  return { ok: true, events, state: leagueFold.extend(state, events) };
}

function refusalOf(state: LeagueState, command: LeagueCommand): Refusal | null {
  switch (command.type) {
    case 'SetSeasonRules': {
      const conflict = seasonRuleConflict(command.rules);
      return conflict === null ? withoutRoom(state) : { code: conflict };
    }
    case 'AdjustPoints':
      return withoutRoom(state);
    case 'WithdrawTeam':
      return withdrawalOf(state, command.teamId) === undefined
        ? withoutRoom(state)
        : { code: 'league.team-withdrawn' };
    case 'DrawLots':
      return isDrawn(state, command) ? { code: 'lots.not-tied' } : withoutRoom(state);
    case 'ImposeSuspension':
    case 'ChangeSuspension':
    case 'FileAppeal':
    case 'DecideAppeal':
      return refusalToSuspension(state, command) ?? withoutRoom(state);
    case 'DefineStage':
    case 'SetStageKickOffs':
    case 'SeedStage':
    case 'DecideTie':
      return refusalToStage(state, command) ?? withoutRoom(state);
    case 'UndoTie':
    case 'UndoStage':
      return refusalToStage(state, command);
    case 'ReinstateTeam':
      return withdrawalOf(state, command.teamId) === undefined
        ? { code: 'league.not-withdrawn' }
        : null;
    case 'ClearDecisions':
      return null;
    case 'RestoreDecisions':
      if (clearedBy(state) === undefined) return { code: 'decision.not-found' };
      return hasSeasonDecisions(state) ? { code: 'decision.needed' } : null;
    case 'VoidDecision': {
      const { decisionId, of } = command;
      const decision = sinceCleared(state).find(
        ({ id, type }) => id === decisionId && [of].flat().includes(type),
      );
      // Each decision is voided once at most, so an undo needs no room.
      return decision !== undefined && leagueEventRows[decision.type].undo === 'always'
        ? null
        : { code: 'decision.not-found' };
    }
  }
}

/** Once for the same teams: for their places in tables, and for their tie in a stage. */
function isDrawn(
  { lots, stages }: LeagueState,
  { for: purpose, teams }: Extract<LeagueCommand, { type: 'DrawLots' }>,
): boolean {
  const seeded = stages.flatMap(({ seeding }) =>
    seeding !== null && teams.every((id) => seeding.teamIds.includes(id)) ? [seeding.version] : [],
  );
  // Lots for a tie count in a stage that was seeded before them.
  const since = purpose === 'tie' ? Math.max(0, ...seeded) : 0;
  return lots.some(
    (drawn) =>
      drawn.for === purpose && drawn.version > since && drawn.teams.join() === teams.join(),
  );
}

const clearedBy = (state: LeagueState): LoggedLeagueEvent | undefined =>
  sinceCleared(state).find(({ type }) => type === 'DecisionsCleared');

const withoutRoom = ({ version }: LeagueState): Refusal | null =>
  version < limits.leagueLog ? null : { code: 'league.log-full' };

function eventOf(state: LeagueState, command: LeagueCommand): LeagueEvent {
  switch (command.type) {
    case 'SetSeasonRules': {
      const { rules } = command;
      return { type: 'SeasonRulesSet', data: { rules, version: state.seasonRules.version + 1 } };
    }
    case 'AdjustPoints':
      return { type: 'PointsAdjusted', data: command.change };
    case 'WithdrawTeam': {
      const { type: _, ...withdrawal } = command;
      return { type: 'TeamWithdrawn', data: withdrawal };
    }
    case 'DrawLots': {
      const { teams, drawn: order } = command;
      return { type: 'LotsDrawn', data: { for: command.for, teams, order } };
    }
    case 'DefineStage': {
      const stageId = state.stagesDefined + 1;
      return { type: 'StageDefined', data: { stageId, ...command.definition } };
    }
    case 'SetStageKickOffs': {
      const { stageId, kickOffs } = command;
      return { type: 'StageKickOffsSet', data: { stageId, kickOffs } };
    }
    case 'SeedStage': {
      const { stageId, seeded: teamIds } = command;
      const again = stageOf(state, stageId)?.seeding != null;
      return { type: 'StageSeeded', data: { stageId, teamIds, again } };
    }
    case 'DecideTie':
      return { type: 'TieDecided', data: command.ruling };
    case 'UndoTie':
    case 'UndoStage': {
      const decisionId = undoneBy(state, command);
      if (decisionId === undefined) throw new Error('Undone without a decision');
      return { type: 'DecisionVoided', data: { decisionId } };
    }
    case 'ImposeSuspension': {
      const { suspension } = command;
      return 'officialId' in suspension
        ? { type: 'OfficialSuspended', data: suspension }
        : { type: 'SuspensionImposed', data: suspension };
    }
    case 'ChangeSuspension':
      return { type: 'SuspensionChanged', data: command.change };
    case 'FileAppeal':
      return { type: 'AppealFiled', data: command.appeal };
    case 'DecideAppeal': {
      const { appealId, outcome } = command;
      return { type: 'AppealDecided', data: { appealId, outcome } };
    }
    case 'ReinstateTeam': {
      const decisionId = withdrawalOf(state, command.teamId)?.id;
      if (decisionId === undefined) throw new Error('Reinstated without a withdrawal');
      return { type: 'DecisionVoided', data: { decisionId } };
    }
    case 'ClearDecisions':
      return { type: 'DecisionsCleared', data: {} };
    case 'RestoreDecisions': {
      const decisionId = clearedBy(state)?.id;
      if (decisionId === undefined) throw new Error('Restored without a deletion');
      return { type: 'DecisionVoided', data: { decisionId } };
    }
    case 'VoidDecision':
      return { type: 'DecisionVoided', data: { decisionId: command.decisionId } };
  }
}
