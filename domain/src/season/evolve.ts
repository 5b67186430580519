import type { Fold } from '../log/fold.js';
import { unreachable } from '../unreachable.js';
import type { LoggedLeagueEvent } from './events.js';
import { afterStageEvent } from './stage-decisions.js';
import { initialLeagueState, type LeagueState } from './state.js';
import { afterSuspensionEvent } from './suspensions.js';

/** The state after more of a league's events. Never refuses: what is in the log was decided. */
function extend(state: LeagueState, events: Iterable<LoggedLeagueEvent>): LeagueState {
  let next = state;
  for (const event of events) next = evolve(next, event);
  return next;
}

const replay = (leagueId: number, events: readonly LoggedLeagueEvent[]): LeagueState =>
  extend(initialLeagueState(leagueId), events);

function evolve(state: LeagueState, event: LoggedLeagueEvent): LeagueState {
  if (event.type === 'DecisionVoided') {
    const rest = state.decisions.filter(({ id }) => id !== event.data.decisionId);
    const { stagesDefined } = state;
    return { ...replay(state.leagueId, rest), version: event.version, stagesDefined };
  }
  const { version } = event;
  const next = decided(state, event);
  // What changes a suspension that was cancelled goes with it.
  if (next === state) return { ...state, version };
  return { ...next, version, decisions: [...state.decisions, event] };
}

function decided(
  state: LeagueState,
  event: Exclude<LoggedLeagueEvent, { type: 'DecisionVoided' }>,
): LeagueState {
  switch (event.type) {
    case 'SeasonRulesSet':
      return { ...state, seasonRules: event.data };
    case 'PointsAdjusted':
      return { ...state, adjustments: [...state.adjustments, { id: event.id, ...event.data }] };
    case 'TeamWithdrawn': {
      const { id, at } = event;
      return { ...state, withdrawals: [...state.withdrawals, { id, at, ...event.data }] };
    }
    case 'LotsDrawn':
      return {
        ...state,
        lots: [...state.lots, { id: event.id, version: event.version, ...event.data }],
      };
    case 'StageDefined':
    case 'StageKickOffsSet':
    case 'StageSeeded':
    case 'TieDecided':
      return afterStageEvent(state, event);
    case 'SuspensionImposed':
    case 'OfficialSuspended':
    case 'SuspensionChanged':
    case 'AppealFiled':
    case 'AppealDecided':
      return afterSuspensionEvent(state, event);
    case 'DecisionsCleared':
      return {
        ...state,
        adjustments: [],
        withdrawals: [],
        lots: [],
        suspensions: [],
        stages: [],
      };
    default:
      return unreachable(event);
  }
}

export const leagueFold: Fold<LeagueState, LoggedLeagueEvent> = {
  initial: initialLeagueState,
  extend,
  replay,
};
