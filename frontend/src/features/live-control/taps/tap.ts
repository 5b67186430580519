import type { CorrectionRequest, GoalRequest, MatchCommand, WantedState } from '@kolo/domain';

type CommandOf<Type extends MatchCommand['type']> = Extract<MatchCommand, { type: Type }>;

/** What a tablet asks for. An undo always names its action: what "the latest" is may change on the way. */
export type TabletCommand =
  | CommandOf<
      | 'ConfirmAttendance'
      | 'InitialiseMatch'
      | 'ChangeState'
      | 'RaisePlayerCounter'
      | 'RecordGoal'
      | 'CorrectAction'
      | 'RaiseTeamStatistic'
      | 'TakeTimeout'
      | 'ChooseMvp'
    >
  | { type: 'Undo'; actionId: string };

/** The HTTP call that carries a command. */
export interface TapCall {
  method: 'POST' | 'PATCH';
  path: string;
  body: object;
}

/** One tap of the scorekeeper. Never changes once made, so that every repeat is the same request. */
export interface Tap {
  commandId: string;
  matchId: number;
  command: TabletCommand;
  call: TapCall;
  /** ISO 8601 instant of the tap, by the corrected clock. */
  at: string;
}

/** A tap in the outbox; `order` is its place in the line of this browser. */
export interface QueuedTap extends Tap {
  order: number;
}

/**
 * The whistles as the calls of the contract. The second half resets the timeouts by itself; saying so would
 * take back a timeout that another tablet has recorded meanwhile.
 */
export const whistles = {
  firstHalf: { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
  halfTime: { matchState: 'half-time' },
  secondHalf: { matchState: 'second-half', currentHalf: 2 },
  finish: { status: 'completed', matchState: 'completed' },
  abandon: { status: 'cancelled' },
} as const satisfies Record<string, WantedState>;

/** The call of the contract that a command travels as. */
export function callOf(matchId: number, command: TabletCommand): TapCall {
  const match = `/api/matches/${matchId}`;
  switch (command.type) {
    case 'ConfirmAttendance': {
      const { team, playerIds } = command;
      return { method: 'POST', path: `${match}/attendance`, body: { team, playerIds } };
    }
    case 'InitialiseMatch': {
      const { playerIds } = command;
      return { method: 'POST', path: `${match}/initialize`, body: { playerIds } };
    }
    case 'ChangeState':
      return { method: 'PATCH', path: `${match}/state`, body: command.wanted };
    case 'RaisePlayerCounter': {
      const { playerId, counter } = command;
      return {
        method: 'POST',
        path: `${match}/stats/increment`,
        body: { playerId, statField: counter },
      };
    }
    case 'RecordGoal': {
      const { team, scorer, assist, kind } = command;
      const body: GoalRequest = { team, scorer, assist, kind };
      return { method: 'POST', path: `${match}/goals`, body };
    }
    case 'CorrectAction': {
      const path = `${match}/actions/${encodeURIComponent(command.actionId)}`;
      const body: CorrectionRequest = command.correction;
      return { method: 'PATCH', path, body };
    }
    case 'RaiseTeamStatistic': {
      const { team, statistic, by } = command;
      return {
        method: 'POST',
        path: `${match}/team-stats/increment`,
        body: { team, statistic, by },
      };
    }
    case 'TakeTimeout':
      return { method: 'POST', path: `${match}/timeouts`, body: { team: command.team } };
    case 'ChooseMvp':
      return { method: 'POST', path: `${match}/mvp`, body: { playerId: command.playerId } };
    case 'Undo':
      return { method: 'POST', path: `${match}/undo`, body: { eventId: command.actionId } };
    default:
      return unknownCommand(command);
  }
}

function unknownCommand(command: never): never {
  throw new Error(`No call for ${JSON.stringify(command)}`);
}
