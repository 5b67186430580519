import type { DecisionContext } from '../log/fold.js';
import type { MatchRules } from '../rules/match-rules.js';
import type {
  Card,
  CardPlace,
  ClockReason,
  Correction,
  ExtraPeriod,
  Fixture,
  FoulRestart,
  GoalKind,
  KickOffPeriod,
  LateReason,
  LevelReason,
  LineupRole,
  MissedHow,
  OverrideReason,
  Period,
  PlayerCounter,
  RecordedResult,
  ReplacementReason,
  SetKick,
  TeamOfficial,
  TeamSide,
  TeamStatistic,
} from './events.js';
import type { FirstLeg, StagePlace } from './placing.js';
import type { PitchRulingCommand, RulingCommand } from './rulings/commands.js';
import type { SigningCommand, TableSigningCommand } from './signing/commands.js';
import type { MatchState, MatchStateName, MatchStatus } from './state.js';

/** The approved players of both teams; only they may be present. */
export interface Roster {
  home: readonly number[];
  away: readonly number[];
}

/** The rule sheet of the league as it is now; the match keeps it as it was when it was initialised. */
export interface RuleSheet {
  rules: MatchRules;
  version: number;
}

/** A suspended player who is put on the list all the same. */
export interface SuspensionOverride {
  playerId: number;
  reason: OverrideReason;
}

/** The players who are suspended for the match, as far as the decider knows. */
export interface Suspended {
  playerIds: readonly number[];
  /** Listing one needs an override; otherwise the list is accepted, and who was not noticed is recorded. */
  strict: boolean;
}

/** What a command that lists players says about suspensions; `suspended` is not part of the request. */
export interface ListCheck {
  /** ISO 8601 instant of the suspensions that a console knew. */
  suspendedAsOf?: string;
  overrides?: readonly SuspensionOverride[];
  suspended?: Suspended;
}

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
  /** Why a level match that needed a winner ends without one. */
  levelReason?: LevelReason;
} & { [field in TeamStatisticField]?: number };

export type ClockAction = 'start' | 'stop' | 'correct';

/** Only in matches with a rule sheet. */
export type RuledMatchCommand =
  /** The device's clock, in seconds of the period; with `correct` the reading that it shall have. */
  | { type: 'ControlClock'; action: 'start' | 'stop'; playedSeconds?: number; reason?: ClockReason }
  | { type: 'ControlClock'; action: 'correct'; playedSeconds: number; reason?: ClockReason }
  | { type: 'ControlPeriod'; period: ExtraPeriod; action: 'start' | 'end' }
  | { type: 'ExtendPeriod'; period: Period; for: SetKick }
  | { type: 'RequestTimeout'; team: TeamSide }
  | { type: 'EndTimeout'; team: TeamSide }
  | {
      type: 'RecordFoul';
      team: TeamSide;
      playerId: number | null;
      official?: boolean;
      restart: FoulRestart;
    }
  | {
      type: 'ShowCard';
      team: TeamSide;
      playerId: number | null;
      official: TeamOfficial | null;
      card: Card;
      place: CardPlace;
    }
  | { type: 'GiveExclusion'; team: TeamSide; playerId: number | null }
  | { type: 'AllowReentry'; cause: string }
  | {
      type: 'RecordMissedKick';
      team: TeamSide;
      kind: SetKick;
      playerId: number | null;
      how: MissedHow;
    }
  | { type: 'StartShootout'; first: TeamSide }
  | { type: 'TakeShootoutKick'; team: TeamSide; playerId: number | null; scored: boolean }
  | { type: 'QuestionScore' }
  | { type: 'ConfirmScore' }
  | { type: 'FlagEntry'; actionId: string; flagged: boolean }
  | { type: 'GiveKickOff'; period: KickOffPeriod; team: TeamSide };

export type MatchCommand =
  | RuledMatchCommand
  | RulingCommand
  | SigningCommand
  | { type: 'ScheduleMatch'; fixture: Fixture; place?: StagePlace }
  /** Another team has come through to a match of the finals. */
  | { type: 'ChangeTeams'; homeTeamId: number; awayTeamId: number }
  | { type: 'CarryFirstLeg'; firstLeg: FirstLeg | null }
  /** Fields that are left out stay as they are when the command is decided. */
  | { type: 'RescheduleMatch'; matchDate: string; venue?: string | null; round?: number | null }
  | ({
      type: 'ConfirmAttendance';
      team: TeamSide;
      playerIds: readonly number[];
      roster: Roster;
    } & ListCheck)
  | ({
      type: 'InitialiseMatch';
      playerIds: readonly number[];
      roster: Roster;
      sheet?: RuleSheet;
    } & ListCheck)
  | ({
      type: 'AddPlayer';
      team: TeamSide;
      playerId: number;
      reason: LateReason | null;
      roster: Roster;
    } & ListCheck)
  | ({
      type: 'ReplacePlayer';
      team: TeamSide;
      playerId: number;
      replacedBy: number;
      reason: ReplacementReason;
      roster: Roster;
    } & ListCheck)
  | { type: 'ChangeLineupRole'; playerId: number; role: LineupRole; given: boolean }
  /** The first whistle checks the list once more and never refuses it. */
  | { type: 'ChangeState'; wanted: WantedState; suspended?: Suspended }
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
  | { type: 'ChangeTeamStatistic'; team: TeamSide; statistic: TeamStatistic; by: 1 | -1 }
  | { type: 'TakeTimeout'; team: TeamSide }
  | ({ type: 'RecordResult'; sheet?: RuleSheet } & RecordedResult)
  | { type: 'ChooseMvp'; playerId: number }
  | { type: 'Undo'; actionId?: string }
  /** As the new match of a replay that is undone it goes only while nothing has happened in it. */
  | { type: 'DeleteMatch'; ofReplay?: true }
  /** As a match of an import that is undone, likewise. */
  | { type: 'DeleteMatch'; ofImport: true }
  | { type: 'RestoreMatch' };

type Extracted<Type extends MatchCommand['type']> = Extract<MatchCommand, { type: Type }>;

/** An undo always names its action, as the latest one may change on the way. */
export type ConsoleCommand =
  | RuledMatchCommand
  | PitchRulingCommand
  | TableSigningCommand
  | Extracted<
      | 'ConfirmAttendance'
      | 'InitialiseMatch'
      | 'AddPlayer'
      | 'ReplacePlayer'
      | 'ChangeLineupRole'
      | 'ChangeState'
      | 'RaisePlayerCounter'
      | 'RecordGoal'
      | 'CorrectAction'
      | 'ChangeTeamStatistic'
      | 'TakeTimeout'
      | 'ChooseMvp'
    >
  | { type: 'Undo'; actionId: string };

/** The second half resets the timeouts by itself; saying so would undo one that another tablet has recorded. */
export const whistles = {
  firstHalf: { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
  halfTime: { matchState: 'half-time' },
  secondHalf: { matchState: 'second-half', currentHalf: 2 },
  finish: { status: 'completed', matchState: 'completed' },
  abandon: { status: 'cancelled' },
} as const satisfies Record<string, WantedState>;

/** Time and ids arrive with the command: the domain has neither clock nor randomness. */
export interface CommandContext extends DecisionContext {
  /** ISO 8601 instant at which it is decided, which may be later than the tap; the tap's where left out. */
  now?: string;
  /** ISO 8601 instant at which the log learned that the match was over; the whistle's where left out. */
  overSince?: string | undefined;
  /** Sent by a referee or a device with a grant, who may not overrule an administrator. */
  atConsole?: boolean;
  /** Another device holds the clock of the match. */
  clockElsewhere?: boolean;
  /** What a signature is bound to; a console that does not know it leaves that to the server. */
  reportHash?: (state: MatchState) => string;
}
