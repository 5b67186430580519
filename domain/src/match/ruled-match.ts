import type { MatchRules } from '../rules/match-rules.js';
import type { Period, TeamSide } from './events.js';

/** The part of a match's fold that a rule sheet adds: shared between states, never changed. */
export interface RuledMatch {
  readonly rules: MatchRules;
  readonly sheetVersion: number;
  /** The periods that have begun, in order. */
  readonly periods: readonly PlayedPeriod[];
  /** The latest instant of an event since the first whistle, exactly as logged; empty before. */
  readonly latestAt: string;
}

export interface PlayedPeriod {
  readonly period: Period;
  /** In the order of their instants; the first one is the period's beginning. */
  readonly marks: readonly [ClockMark, ...ClockMark[]];
  /** Every time the clock was set back, in order; absent in states from before this was known. */
  readonly setBacks?: readonly SetBack[];
  /** Epoch milliseconds. */
  readonly endedAt: number | null;
}

/** The clock from an instant on. */
export interface ClockMark {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly playedMs: number;
  readonly running: boolean;
  readonly timeout: MarkedTimeout | null;
}

/** A correction after which the clock showed less, in whole seconds of the period. */
export interface SetBack {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface MarkedTimeout {
  readonly team: TeamSide;
  /** Epoch milliseconds. */
  readonly since: number;
  /** Whether its end starts the clock again. */
  readonly resumes: boolean;
}

/** The match before its first whistle, under the rules that were fixed for it. */
export const newRuledMatch = (rules: MatchRules, sheetVersion: number): RuledMatch => ({
  rules,
  sheetVersion,
  periods: [],
  latestAt: '',
});

/** The latest period that has begun, 0 before the first whistle. */
export const periodOf = (play: RuledMatch): 0 | Period => play.periods.at(-1)?.period ?? 0;

/** Whether the latest period has not ended; its clock may be stopped. */
export const isPeriodRunning = (play: RuledMatch): boolean => play.periods.at(-1)?.endedAt === null;

/** The instant of the latest event since the first whistle, in epoch milliseconds; 0 before. */
export const latestOf = ({ latestAt }: RuledMatch): number =>
  latestAt === '' ? 0 : Date.parse(latestAt);
