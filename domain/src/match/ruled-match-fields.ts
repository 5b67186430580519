import type { MatchRules } from '../rules/match-rules.js';
import type { Period, TeamSide } from './events.js';

export interface LiveClock {
  half: 1 | 2;
  startedAt: string;
  running: boolean;
}

/** Older pages read only `LiveClock`, so `startedAt` is set as if the clock had never stopped. */
export interface PlayClock extends LiveClock {
  period: Period;
  /** Seconds of playing time in the period at `runningSince`, or while the clock is stopped. */
  playedSeconds: number;
  /** ISO 8601 instant at which the clock showed `playedSeconds`; null while it is stopped. */
  runningSince: string | null;
  /** Null in the kicks, which have no length. */
  limitSeconds: number | null;
  /** Minutes that the periods before this one last by the rules. */
  minutesBefore: number;
  direction: 'down' | 'up';
  /** `horn`: it stops at the limit; `referee`: it goes on as added time. */
  endsBy: 'horn' | 'referee';
  /** The playing time of the period was over at the latest event. A display of a running clock must look for itself. */
  expired: boolean;
}

export type ReductionCause = 'red' | 'second-yellow' | 'exclusion';

/** A place that a team may not fill yet. */
export interface Reduction {
  /** The action that caused it. */
  id: string;
  team: TeamSide;
  playerId: number | null;
  cause: ReductionCause;
  /** As of `clock.playedSeconds`: it runs and stops with the clock. */
  remainingSeconds: number;
  runsWith: 'clock';
}

/** A reading of the clock in whole seconds of playing time; no `played` while no period was played. */
export interface PlayedAt {
  period: Period;
  played?: number;
}

/** A place that a team was allowed to fill again, from the card or exclusion to the re-entry. */
export interface EndedReduction extends Pick<Reduction, 'id' | 'team' | 'playerId' | 'cause'> {
  from: PlayedAt;
  until: PlayedAt;
  endedBy: 'time' | 'goal';
}

/** One that counts, with its playing time and its player where they are known. */
export interface RecordedFoul extends Pick<PlayedAt, 'played'> {
  playerId?: number;
  official?: true;
}

export type RecordedTimeout = Pick<PlayedAt, 'played'>;

/** Accumulated fouls and timeouts of a period, each in the order of play. */
export interface PeriodRecord {
  period: Period;
  fouls: { home: RecordedFoul[]; away: RecordedFoul[] };
  timeouts: { home: RecordedTimeout[]; away: RecordedTimeout[] };
  /** The team that kicked off; left out while nobody has said it. */
  kickOff?: TeamSide;
}

/** The record that the scorer's table reads aloud at half-time and writes on the report. */
export interface MatchRecord {
  /** One for each period that has begun; the kicks have neither fouls nor timeouts. */
  periods: PeriodRecord[];
  /** In the order in which they began. */
  endedReductions: EndedReduction[];
  /** Null before half-time. */
  halfTimeScore: { home: number; away: number } | null;
  /** Null until extra time begins. */
  regularTimeScore: { home: number; away: number } | null;
}

/** A timeout that has been granted and not ended. */
export interface RunningTimeout {
  team: TeamSide;
  startedAt: string;
  /** How long it lasts. */
  seconds: number;
}

export interface ShootoutKick {
  team: TeamSide;
  playerId: number | null;
  scored: boolean;
}

export interface Shootout {
  first: TeamSide;
  home: number;
  away: number;
  kicks: ShootoutKick[];
  decided: TeamSide | null;
}

const adviceCodes = [
  'fifth-foul',
  'foul-kick',
  'timeout-requested',
  'timeout-over',
  'may-return',
  'too-few-players',
  'period-expired',
  'last-minutes',
  'same-player-again',
  'sent-off-player',
  'winner-needed',
  'shootout-decided',
  'list-too-long',
  'list-too-short',
  'second-yellow-alone',
  'excluded-player',
  'no-advantage',
  'nothing-to-decide',
  'extra-time-not-level',
  'extra-time-unfinished',
  'kick-out-of-turn',
  'kicker-again',
] as const;
export type AdviceCode = (typeof adviceCodes)[number];

/** A consequence of the log for the people at the scorer's table; the page turns the code into a sentence. */
export interface Advice {
  code: AdviceCode;
  /** The team that it is about: whose foul it was, who asked, who may return. */
  team?: TeamSide;
  playerId?: number;
  /** The action that it follows from. */
  actionId?: string;
}

/**
 * Fields of a match with a rule sheet, beside those of every match. Servers from before there was a record
 * leave it out.
 */
export interface RuledMatchFields extends Partial<MatchRecord> {
  rules: MatchRules;
  period: 0 | Period;
  /** Between two periods nothing is played. */
  periodRunning: boolean;
  /** Fouls that count towards the kick, of the period or since the second half began, as the sheet says. */
  fouls: { home: number; away: number };
  onPitch: { home: number; away: number };
  /** In the order in which they began. */
  reductions: Reduction[];
  /** Timeouts used in this half, or in the match, as the sheet says. */
  timeouts: { home: number; away: number };
  timeout: RunningTimeout | null;
  shootout: Shootout | null;
  assistant: Advice[];
  /** The scorer's table is checking the score; left out by older servers. */
  scoreInDoubt?: boolean;
  /** Actions that the scorer's table wants to check later; left out by older servers. */
  flagged?: string[];
}

export const ruledMatchKeys = [
  'rules',
  'period',
  'periodRunning',
  'fouls',
  'onPitch',
  'reductions',
  'timeouts',
  'timeout',
  'shootout',
  'assistant',
  'scoreInDoubt',
  'flagged',
  'periods',
  'endedReductions',
  'halfTimeScore',
  'regularTimeScore',
] as const satisfies readonly (keyof RuledMatchFields)[];
