import type {
  ConsoleCommand,
  ListCheck,
  RuledMatchCommand,
  SuspensionOverride,
  WantedState,
} from '../match/commands.js';
import type {
  Card,
  CardPlace,
  ClockReason,
  Correction,
  ExtraPeriod,
  FoulRestart,
  GoalKind,
  KickOffPeriod,
  LateReason,
  LineupRole,
  MissedHow,
  Period,
  PlayerCounter,
  RecordedResult,
  ReplacementReason,
  SetKick,
  TeamOfficial,
  TeamSide,
  TeamStatistic,
} from '../match/events.js';
import type { TableSigningCommand } from '../match/signing/commands.js';
import { unreachable } from '../unreachable.js';
import type { AbandonRequest } from './rulings.js';
import type {
  ProtestRequest,
  RefuseSignatureRequest,
  RemarkRequest,
  SignRequest,
} from './sign-off.js';

/** Left out of lists that no console confirmed; those need an override for each suspended player. */
export interface ListCheckRequest {
  /** When the console last knew who is suspended. */
  suspendedAsOf?: string;
  overrides?: SuspensionOverride[];
}
export interface InitialiseRequest extends ListCheckRequest {
  playerIds: number[];
}
export interface AttendanceRequest extends ListCheckRequest {
  team: TeamSide;
  playerIds: number[];
}
export interface AddPlayerRequest extends ListCheckRequest {
  team: TeamSide;
  playerId: number;
  /** Needed from the first whistle on. */
  reason?: LateReason;
}
export interface ReplacePlayerRequest extends ListCheckRequest {
  team: TeamSide;
  playerId: number;
  replacedBy: number;
  reason: ReplacementReason;
}
export interface LineupRoleRequest {
  playerId: number;
  role: LineupRole;
  /** False takes it away from the player. */
  given: boolean;
}
export interface IncrementRequest {
  playerId: number;
  statField: PlayerCounter;
}
export interface GoalRequest {
  team: TeamSide;
  scorer?: number | null;
  assist?: number | null;
  kind?: GoalKind;
}
export type CorrectionRequest = Omit<Correction, 'played'> & {
  /** Whole seconds of playing time in the period. */
  playedSeconds?: number;
};
export interface TeamStatisticRequest {
  team: TeamSide;
  statistic: TeamStatistic;
  by: 1 | -1;
}
export interface TimeoutRequest {
  team: TeamSide;
  /** Left out by devices that only count timeouts: it begins at once. */
  action?: 'request' | 'grant' | 'end';
}
export interface ScoreRequest {
  team: TeamSide;
  score: number;
}
export type ResultRequest = Omit<RecordedResult, 'afterExtraTime'> & { afterExtraTime?: boolean };
export interface MvpRequest {
  playerId: number;
}
export interface UndoRequest {
  eventId?: string;
}
export interface RescheduleRequest {
  matchDate: string;
  venue?: string | null;
  round?: number | null;
}
export interface ClockRequest {
  action: 'start' | 'stop' | 'correct';
  /** The device's clock, in seconds of the period; with `correct` the reading that it shall have. */
  playedSeconds?: number;
  reason?: ClockReason;
}
export type PeriodRequest =
  | { period: ExtraPeriod; action: 'start' | 'end' }
  /** A kick that was given before the end of the present period is still taken. */
  | { period: Period; action: 'extend'; for: SetKick };
export interface FoulRequest {
  team: TeamSide;
  playerId?: number | null;
  /** The foul of a team official. */
  official?: boolean;
  /** Left out: a direct free kick. */
  restart?: FoulRestart;
}
export interface CardRequest {
  team: TeamSide;
  playerId?: number | null;
  official?: TeamOfficial | null;
  card: Card;
  /** Left out: on the pitch; a card for an official or somebody on the bench leaves the numbers alone. */
  place?: CardPlace;
}
export interface ExclusionRequest {
  team: TeamSide;
  playerId?: number | null;
}
export interface MissedKickRequest {
  team: TeamSide;
  kind: SetKick;
  playerId?: number | null;
  how: MissedHow;
}
export interface ReentryRequest {
  /** The action that made the team short. */
  cause: string;
}
export interface ShootoutRequest {
  first: TeamSide;
}
export interface ShootoutKickRequest {
  team: TeamSide;
  playerId?: number | null;
  scored: boolean;
}
export interface ScoreCheckRequest {
  /** Whether spectators are told that the score is being checked. */
  inDoubt: boolean;
}
export interface FlagRequest {
  actionId: string;
  /** Whether the entry is to be checked later. */
  flagged: boolean;
}
export interface KickOffRequest {
  period: KickOffPeriod;
  team: TeamSide;
}
export type StateRequest = WantedState;

export interface TapCall {
  method: 'POST' | 'PATCH';
  path: string;
  body: object;
}

/** The call of the contract that a command travels as. */
export function callOf(matchId: number, command: ConsoleCommand): TapCall {
  const match = `/api/matches/${matchId}`;
  switch (command.type) {
    case 'ConfirmAttendance': {
      const { team, playerIds } = command;
      const body: AttendanceRequest = { team, playerIds: [...playerIds], ...listCheck(command) };
      return { method: 'POST', path: `${match}/attendance`, body };
    }
    case 'InitialiseMatch': {
      const { playerIds } = command;
      const body: InitialiseRequest = { playerIds: [...playerIds], ...listCheck(command) };
      return { method: 'POST', path: `${match}/initialize`, body };
    }
    case 'AddPlayer': {
      const { team, playerId, reason } = command;
      const added = reason === null ? { team, playerId } : { team, playerId, reason };
      const body: AddPlayerRequest = { ...added, ...listCheck(command) };
      return { method: 'POST', path: `${match}/players`, body };
    }
    case 'ReplacePlayer': {
      const { team, playerId, replacedBy, reason } = command;
      const replaced = { team, playerId, replacedBy, reason };
      const body: ReplacePlayerRequest = { ...replaced, ...listCheck(command) };
      return { method: 'POST', path: `${match}/replacements`, body };
    }
    case 'ChangeLineupRole': {
      const { playerId, role, given } = command;
      const body: LineupRoleRequest = { playerId, role, given };
      return { method: 'POST', path: `${match}/lineup-roles`, body };
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
      const { played: playedSeconds, ...correction } = command.correction;
      const body: CorrectionRequest =
        playedSeconds === undefined ? correction : { ...correction, playedSeconds };
      return { method: 'PATCH', path, body };
    }
    case 'ChangeTeamStatistic': {
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
    case 'AbandonMatch': {
      const { reason, atFault } = command;
      const body: AbandonRequest = { reason, atFault };
      return { method: 'POST', path: `${match}/abandon`, body };
    }
    case 'ResumeMatch':
      return { method: 'POST', path: `${match}/resume`, body: {} };
    case 'SignResult':
    case 'RefuseSignature':
    case 'AddRemark':
    case 'AnnounceProtest': {
      const { route, body } = signingCall(command);
      return { method: 'POST', path: `${match}/${route}`, body };
    }
    default: {
      const { route, body } = ruledMatchCall(command);
      return { method: 'POST', path: `${match}/${route}`, body };
    }
  }
}

/** The season's rules are the server's to read. */
function signingCall(command: TableSigningCommand): { route: string; body: object } {
  switch (command.type) {
    case 'SignResult': {
      const { type: _, season: __, ...body } = command;
      return { route: 'sign-off', body: body satisfies SignRequest };
    }
    case 'RefuseSignature': {
      const { type: _, ...body } = command;
      return { route: 'sign-off/refuse', body: body satisfies RefuseSignatureRequest };
    }
    case 'AddRemark': {
      const { text = '' } = command;
      return { route: 'remarks', body: { text } satisfies RemarkRequest };
    }
    case 'AnnounceProtest': {
      const { team, text = '' } = command;
      return { route: 'protests', body: { team, text } satisfies ProtestRequest };
    }
    default:
      return unreachable(command);
  }
}

const listCheck = ({ suspendedAsOf, overrides }: ListCheck): ListCheckRequest => ({
  ...(suspendedAsOf !== undefined && { suspendedAsOf }),
  ...(overrides !== undefined && { overrides: [...overrides] }),
});

function ruledMatchCall(command: RuledMatchCommand): { route: string; body: object } {
  switch (command.type) {
    case 'ControlClock': {
      const { type: _, ...body } = command;
      return { route: 'clock', body: body satisfies ClockRequest };
    }
    case 'ControlPeriod': {
      const { period, action } = command;
      return { route: 'periods', body: { period, action } satisfies PeriodRequest };
    }
    case 'ExtendPeriod': {
      const { period, for: kick } = command;
      const body: PeriodRequest = { period, action: 'extend', for: kick };
      return { route: 'periods', body };
    }
    case 'RequestTimeout':
    case 'EndTimeout': {
      const action = command.type === 'EndTimeout' ? 'end' : 'request';
      return { route: 'timeouts', body: { team: command.team, action } satisfies TimeoutRequest };
    }
    case 'RecordFoul': {
      const { type: _, ...body } = command;
      return { route: 'fouls', body: body satisfies FoulRequest };
    }
    case 'ShowCard': {
      const { type: _, ...body } = command;
      return { route: 'cards', body: body satisfies CardRequest };
    }
    case 'GiveExclusion': {
      const { team, playerId } = command;
      return { route: 'exclusions', body: { team, playerId } satisfies ExclusionRequest };
    }
    case 'AllowReentry':
      return { route: 'reentries', body: { cause: command.cause } satisfies ReentryRequest };
    case 'RecordMissedKick': {
      const { type: _, ...body } = command;
      return { route: 'missed-kicks', body: body satisfies MissedKickRequest };
    }
    case 'StartShootout':
      return { route: 'shootout', body: { first: command.first } satisfies ShootoutRequest };
    case 'TakeShootoutKick': {
      const { team, playerId, scored } = command;
      const body: ShootoutKickRequest = { team, playerId, scored };
      return { route: 'shootout/kicks', body };
    }
    case 'FlagEntry': {
      const { actionId, flagged } = command;
      return { route: 'flags', body: { actionId, flagged } satisfies FlagRequest };
    }
    case 'GiveKickOff': {
      const { period, team } = command;
      return { route: 'kick-offs', body: { period, team } satisfies KickOffRequest };
    }
    case 'QuestionScore':
    case 'ConfirmScore': {
      const inDoubt = command.type === 'QuestionScore';
      return { route: 'score-check', body: { inDoubt } satisfies ScoreCheckRequest };
    }
    default:
      return unreachable(command);
  }
}
