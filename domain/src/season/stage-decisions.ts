import type { Refusal } from '../errors.js';
import type { LeagueCommand } from './commands.js';
import type { LoggedLeagueEvent } from './events.js';
import { areReserved, isStageDefinition, stageLimits } from './stage-definition.js';
import { tieNames } from './stage-ties.js';
import { type LeagueState, type SeasonStage, stageOf } from './state.js';

type StageCommand = Extract<
  LeagueCommand,
  { type: 'DefineStage' | 'SetStageKickOffs' | 'SeedStage' | 'DecideTie' | 'UndoTie' | 'UndoStage' }
>;

/** Returns why a stage may not be defined, seeded or decided; only the server knows what has been played. */
export function refusalToStage(state: LeagueState, command: StageCommand): Refusal | null {
  switch (command.type) {
    case 'DefineStage': {
      const hasPlace = state.stages.length < stageLimits.stages;
      return hasPlace && isStageDefinition(command.definition, state)
        ? null
        : { code: 'stage.bad-definition' };
    }
    case 'SetStageKickOffs': {
      const { stageId, kickOffs } = command;
      const stage = stageOf(state, stageId);
      if (stage === undefined) return { code: 'stage.not-found' };
      return areReserved({ ...stage, kickOffs }) ? null : { code: 'stage.bad-definition' };
    }
    case 'SeedStage': {
      const { stageId, again, seeded } = command;
      const stage = stageOf(state, stageId);
      if (stage === undefined) return { code: 'stage.not-found' };
      if (stage.seeding !== null && !again) return { code: 'stage.already-seeded' };
      const fits = seeded.length === stage.entries.length && new Set(seeded).size === seeded.length;
      return fits ? null : { code: 'stage.bad-seeding' };
    }
    case 'DecideTie': {
      const { stageId, tie } = command.ruling;
      const stage = stageOf(state, stageId);
      if (stage === undefined) return { code: 'stage.not-found' };
      const isTie = stage.kind === 'knock-out' && tieNames(stage).includes(tie);
      if (!isTie) return { code: 'stage.tie-not-found' };
      return stage.ruledTies[tie] === undefined ? null : { code: 'stage.tie-decided' };
    }
    case 'UndoTie':
    case 'UndoStage':
      return undoneBy(state, command) === undefined ? { code: 'decision.not-found' } : null;
  }
}

/** The decision that an undo is about. */
export function undoneBy(
  state: LeagueState,
  command: Extract<StageCommand, { type: 'UndoTie' | 'UndoStage' }>,
): string | undefined {
  const stage = stageOf(state, command.stageId);
  return command.type === 'UndoStage' ? stage?.id : stage?.ruledTies[command.tie]?.id;
}

/** Returns the same state where the stage was undone. */
export function afterStageEvent(
  state: LeagueState,
  event: LoggedLeagueEvent<'StageDefined' | 'StageKickOffsSet' | 'StageSeeded' | 'TieDecided'>,
): LeagueState {
  const { id, at, version } = event;
  switch (event.type) {
    case 'StageDefined': {
      const stage = { ...event.data, id, seeding: null, ruledTies: {} };
      const stagesDefined = Math.max(state.stagesDefined, stage.stageId);
      return { ...state, stages: [...state.stages, stage], stagesDefined };
    }
    case 'StageKickOffsSet': {
      const { stageId, kickOffs } = event.data;
      return withStage(state, stageId, (stage) => ({ ...stage, kickOffs }));
    }
    case 'StageSeeded': {
      const { stageId, teamIds } = event.data;
      // Decisions about ties were about the teams of the earlier seeding.
      const seeded = { seeding: { id, at, version, teamIds }, ruledTies: {} };
      return withStage(state, stageId, (stage) => ({ ...stage, ...seeded }));
    }
    case 'TieDecided': {
      const { stageId, tie } = event.data;
      return withStage(state, stageId, (stage) => ({
        ...stage,
        ruledTies: { ...stage.ruledTies, [tie]: { id, ...event.data } },
      }));
    }
  }
}

function withStage(
  state: LeagueState,
  stageId: number,
  change: (stage: SeasonStage) => SeasonStage,
): LeagueState {
  const stage = stageOf(state, stageId);
  if (stage === undefined) return state;
  const stages = state.stages.map((one) => (one === stage ? change(one) : one));
  return { ...state, stages };
}
