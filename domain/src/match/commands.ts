import type {
  Correction,
  Fixture,
  GoalKind,
  PlayerCounter,
  TeamSide,
  TeamStatistic,
} from './events.js';
import type { MatchStateName, MatchStatus } from './state.js';

/** Approved players of both teams, who alone may be present. Read by the caller; `decide` knows no database. */
export interface Roster {
  home: readonly number[];
  away: readonly number[];
}

/** `homeShots`, `awayShots`, `homeShotsOnTarget` … */
export type TeamStatisticField = `${TeamSide}${Capitalize<TeamStatistic>}`;

/** Body of `PATCH /api/matches/{id}/state`: the state that the caller wants to see. */
export type WantedState = {
  status?: MatchStatus;
  matchState?: MatchStateName;
  currentHalf?: 0 | 1 | 2;
  homeScore?: number;
  awayScore?: number;
  homeTimeoutsUsed?: number;
  awayTimeoutsUsed?: number;
} & { [field in TeamStatisticField]?: number };

/** What somebody wants to happen to a match. */
export type MatchCommand =
  | { type: 'ScheduleMatch'; fixture: Fixture }
  /** What is left out stays as it is when the command is decided. */
  | { type: 'RescheduleMatch'; matchDate: string; venue?: string | null; round?: number | null }
  | { type: 'ConfirmAttendance'; team: TeamSide; playerIds: readonly number[]; roster: Roster }
  | { type: 'InitialiseMatch'; playerIds: readonly number[]; roster: Roster }
  | { type: 'ChangeState'; wanted: WantedState }
  | { type: 'RaisePlayerCounter'; playerId: number; counter: PlayerCounter }
  | {
      type: 'RecordGoal';
      team: TeamSide;
      scorer: number | null;
      assist: number | null;
      kind: GoalKind;
    }
  | { type: 'CorrectAction'; actionId: string; correction: Correction }
  | { type: 'SetScore'; team: TeamSide; score: number }
  | { type: 'RaiseTeamStatistic'; team: TeamSide; statistic: TeamStatistic; by: 1 | -1 }
  | { type: 'TakeTimeout'; team: TeamSide }
  | { type: 'RecordResult'; homeScore: number; awayScore: number }
  | { type: 'ChooseMvp'; playerId: number }
  /** Without an action: the latest that can be voided. */
  | { type: 'Undo'; actionId?: string }
  | { type: 'DeleteMatch' }
  | { type: 'RestoreMatch' };

/** Who asks and when. Time and ids arrive with the command: the domain has no clock and no dice. */
export interface CommandContext {
  /** Unique name of the command; its facts are `<commandId>.0`, `<commandId>.1` … */
  commandId: string;
  /** ISO 8601 instant of the tap. */
  at: string;
  /** ISO 8601 instant at which it is decided, which may be later than the tap; the tap's where left out. */
  now?: string;
  /** ISO 8601 instant at which the log learned that the match was over; the whistle's where left out. */
  overSince?: string | undefined;
}
