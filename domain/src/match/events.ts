import type { Envelope } from '../log/fold.js';
import type { MatchRules } from '../rules/match-rules.js';
import type { PlacingEventData } from './placing.js';
import type { RulingEventData } from './rulings/events.js';
import type { SigningEventData } from './signing/events.js';

/** Events live for ever: a new meaning is a new type, a new shape raises the schema version (`event-types.ts`). */

export const teamSides = ['home', 'away'] as const;
export type TeamSide = (typeof teamSides)[number];

export const goalKinds = ['open-play', 'own-goal', 'penalty', 'ten-metres'] as const;
export type GoalKind = (typeof goalKinds)[number];

export const raisedCounters = ['assists', 'yellowCards', 'redCards', 'twoMinPenalties'] as const;
export type RaisedCounter = (typeof raisedCounters)[number];

export const playerCounters = ['goals', ...raisedCounters] as const;
export type PlayerCounter = (typeof playerCounters)[number];

export const teamStatistics = ['shots', 'shotsOnTarget', 'goalkeeperSaves', 'corners'] as const;
export type TeamStatistic = (typeof teamStatistics)[number];

export const foulRestarts = ['direct', 'advantage', 'ten-metres', 'penalty'] as const;
export type FoulRestart = (typeof foulRestarts)[number];

export const cards = ['yellow', 'second-yellow', 'red'] as const;
export type Card = (typeof cards)[number];

export const cardPlaces = ['pitch', 'bench'] as const;
export type CardPlace = (typeof cardPlaces)[number];

export const teamOfficials = ['coach', 'assistant', 'physio', 'representative'] as const;
export type TeamOfficial = (typeof teamOfficials)[number];

export const setKicks = ['penalty', 'ten-metres'] as const;
export type SetKick = (typeof setKicks)[number];

export const missedHows = ['saved', 'wide', 'frame'] as const;
export type MissedHow = (typeof missedHows)[number];

/** 3 and 4 are extra time, 5 the kicks. */
export const periods = [1, 2, 3, 4, 5] as const;
export type Period = (typeof periods)[number];

/** Codes and no words: the log is public and forgets nothing (docs/decisions/0004-the-log-keeps-ids-not-names.md). */
export const clockReasons = ['injury', 'referee', 'technical', 'misread', 'other'] as const;
export type ClockReason = (typeof clockReasons)[number];

export const levelReasons = ['agreed', 'no-time', 'hall-closes', 'unsafe', 'other'] as const;
export type LevelReason = (typeof levelReasons)[number];

export const lateReasons = ['came-late', 'forgotten', 'replacement', 'other'] as const;
export type LateReason = (typeof lateReasons)[number];

/** Why a player leaves the list before the match; what keeps somebody from playing is nobody's business. */
export const replacementReasons = ['cannot-play', 'absent', 'mistake', 'other'] as const;
export type ReplacementReason = (typeof replacementReasons)[number];

/** Why a suspended player is put on the list of a match all the same. */
export const overrideReasons = ['decision', 'mistaken-ban', 'unknown-at-table', 'other'] as const;
export type OverrideReason = (typeof overrideReasons)[number];
/** `unnoticed` is what the server notes where nobody gave a reason. */
export type NotedReason = OverrideReason | 'unnoticed';

/** A player's role on the list of the match; a team may list several goalkeepers. */
export const lineupRoles = ['starter', 'captain', 'goalkeeper'] as const;
export type LineupRole = (typeof lineupRoles)[number];

const extraPeriods = [3, 4] as const;
export type ExtraPeriod = (typeof extraPeriods)[number];

/** Kicks from the mark begin with no kick-off. */
export const kickOffPeriods = [1, 2, 3, 4] as const;
export type KickOffPeriod = (typeof kickOffPeriods)[number];

export interface Fixture {
  leagueId: number | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
  venue: string | null;
  /**
   * The match that this one replays; left out of all others.
   * @minimum 1
   */
  replayOf?: number;
}

/** Fields that are left out stay as they are. */
export interface Correction {
  /** The team of the goal, foul, card, kick or timeout, or the one that kicks first. */
  team?: TeamSide;
  scorer?: number | null;
  assist?: number | null;
  kind?: GoalKind | RaisedCounter;
  /** Whole seconds since the whistle of the half. */
  second?: number;
  /** The person who fouled, got the card, was excluded or took the kick; null where it is not known. */
  playerId?: number | null;
  /** The official who got the card. Naming a player takes it from the official, and the other way round. */
  official?: TeamOfficial | null;
  restart?: FoulRestart;
  card?: Card;
  place?: CardPlace;
  how?: MissedHow;
  /** Only for a kick in the shoot-out. */
  scored?: boolean;
  /** With a rule sheet the minute follows from the period and its playing time. */
  period?: Period;
  /** Whole seconds of playing time in the period. */
  played?: number;
}

/** A result by hand, with how a level match went on. */
export interface RecordedResult {
  homeScore: number;
  awayScore: number;
  /** The goals of extra time are in the score. */
  afterExtraTime?: true;
  /** The score of the kicks, of which one team has more. */
  shootout?: { home: number; away: number };
}

/** Only in matches with a rule sheet. The clock's `played` is what the device showed, a record and no rule. */
export interface RuledMatchEventData {
  /** Stands directly before the event that fixes it, and disappears with that. */
  MatchRulesFixed: { rules: MatchRules; sheetVersion: number };
  ClockStarted: { period: Period; played: number };
  ClockStopped: { period: Period; played: number; cause: ClockReason | null };
  /** The clock shows `played` from then on. */
  ClockCorrected: { period: Period; played: number; previous: number; reason: ClockReason | null };
  PeriodStarted: { period: ExtraPeriod };
  PeriodEnded: { period: ExtraPeriod };
  /** A kick that was given before the end is still taken after it. */
  PeriodExtended: { period: Period; for: SetKick };
  TimeoutRequested: { team: TeamSide };
  TimeoutEnded: { team: TeamSide; besideClock?: true };
  FoulCommitted: { team: TeamSide; by: number | null; official?: true; restart: FoulRestart };
  CardShown: {
    team: TeamSide;
    playerId: number | null;
    official: TeamOfficial | null;
    card: Card;
    place: CardPlace;
  };
  ExclusionGiven: { team: TeamSide; playerId: number | null };
  /** The scorer's table has informed the team that it may fill the place again. */
  ReentryAllowed: { cause: string };
  /** `asShot` is absent in events from before a missed kick counted in the statistics. */
  KickMissed: {
    team: TeamSide;
    kind: SetKick;
    playerId: number | null;
    how: MissedHow;
    asShot?: true;
  };
  /** By the toss, or as it was seen; may be written before the period begins. */
  KickOffGiven: { period: KickOffPeriod; team: TeamSide };
  ShootoutStarted: { first: TeamSide; kicks: number };
  ShootoutKickTaken: { team: TeamSide; playerId: number | null; scored: boolean };
  /** Spectators learn that the scorer's table is checking the score, until it confirms it. */
  ScoreQuestioned: Record<string, never>;
  ScoreConfirmed: Record<string, never>;
  /** The scorer's table wants to check an entry later, or has checked it. */
  EntryFlagged: { actionId: string; flagged: boolean };
  /** Stands directly before the finish of a level match that needed a winner, and disappears with that. */
  LevelResultAccepted: { reason: LevelReason };
}
export type RuledMatchEventType = keyof RuledMatchEventData;

/** The effect of each type is in `evolve.ts`, everything else about it in `event-types.ts`. */
export interface MatchEventData
  extends RuledMatchEventData,
    PlacingEventData,
    RulingEventData,
    SigningEventData {
  MatchScheduled: Fixture;
  MatchRescheduled: { matchDate: string; venue: string | null; round: number | null };
  AttendanceConfirmed: { team: TeamSide; playerIds: number[] };
  MatchInitialised: { home: number[]; away: number[] };
  /** A registered player who was missing on the list; from the first whistle on with a reason. */
  PlayerAdded: { team: TeamSide; playerId: number; reason: LateReason | null };
  /** Before the first whistle: another registered player is on the list in the place of this one. */
  PlayerReplaced: {
    team: TeamSide;
    playerId: number;
    /** @minimum 1 */
    replacedBy: number;
    reason: ReplacementReason;
  };
  /** Disappears with the event that put the player on the list. */
  LineupRoleChanged: { listedBy: string; playerId: number; role: LineupRole; given: boolean };
  /** Disappears with the event that put the player on the list. */
  SuspensionOverridden: { listedBy: string; playerId: number; reason: NotedReason };
  FirstHalfStarted: Record<string, never>;
  HalfTimeReached: Record<string, never>;
  SecondHalfStarted: Record<string, never>;
  MatchFinished: Record<string, never>;
  MatchCancelled: Record<string, never>;
  /** `team` is the side that the goal counts for; the scorer of an own goal plays for the other one. */
  GoalScored: { team: TeamSide; scorer: number | null; assist: number | null; kind: GoalKind };
  GoalAttributed: { goalId: string; scorer: number };
  /** An assist that was tapped right after the goal it belongs to. */
  AssistAttributed: { goalId: string; assist: number };
  ActionCorrected: Correction & { actionId: string };
  PlayerCounterRaised: { playerId: number; counter: RaisedCounter };
  /** A difference, so that the taps of two tablets add up and the undo of one keeps the others. */
  TeamStatisticChanged: { team: TeamSide; statistic: TeamStatistic; by: number };
  /** With `besideClock` it arrived late from a device that did not hold the clock, and leaves that alone. */
  TimeoutTaken: { team: TeamSide; besideClock?: true };
  ResultRecorded: RecordedResult;
  MvpChosen: { playerId: number };
  ActionVoided: { actionId: string };
  MatchDeleted: Record<string, never>;
  MatchRestored: Record<string, never>;
  /** Stands for one that only officials see, and never in the log itself. */
  Withheld: Record<string, never>;
}

export type MatchEventType = keyof MatchEventData;

/** An event without its time and its place in the log. */
export type MatchEvent<Type extends MatchEventType = MatchEventType> = {
  [T in Type]: { type: T; data: MatchEventData[T] };
}[Type];

/** Properties that only events of a match have: its clock, and who may enter them. */
export interface MatchTime {
  /** Null before the first whistle. */
  half: 1 | 2 | null;
  /** Whole seconds since the half's whistle, null where no clock is known. */
  second: number | null;
  /** Only in matches with a rule sheet, from the first whistle on. */
  period?: Period;
  /** Whole seconds of playing time in the period, fixed when decided; absent while no period is played. */
  played?: number;
}

export interface Stamp extends Envelope, MatchTime {
  /** Entered by a referee or a device with a grant; absent for administrators, and for what an account signs for itself. */
  atConsole?: true;
}

/** When an event happened by the clock of a match with a rule sheet. */
export type PlayTime = Pick<Stamp, 'period' | 'played'>;

export type LoggedMatchEvent<Type extends MatchEventType = MatchEventType> = {
  [T in Type]: MatchEvent<T> & Stamp;
}[Type];
