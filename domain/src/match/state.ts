import type { MatchStateName, MatchStatus } from '../contract/matches.js';
import type {
  Fixture,
  GoalKind,
  LoggedMatchEvent,
  PlayerCounter,
  TeamSide,
  TeamStatistic,
} from './events.js';

export interface Goal {
  id: string;
  team: TeamSide;
  scorer: number | null;
  assist: number | null;
  kind: GoalKind;
}

export type PlayerLine = Record<PlayerCounter, number>;
export type TeamStatistics = Record<TeamStatistic, number>;
export type BySide<T> = Record<TeamSide, T>;

/** The fold of a match's events. Plain JSON, so that it travels and compares as it is. */
export interface MatchState extends Fixture {
  matchId: number;
  /** Of the newest event folded in; 0 before the first. */
  version: number;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  attendance: BySide<number[] | null>;
  lineup: BySide<number[]> | null;
  /** ISO instants of the two whistles. */
  firstHalfAt: string | null;
  secondHalfAt: string | null;
  /** ISO instant at which the match was completed; the result is official a day later. */
  completedAt: string | null;
  goals: Goal[];
  /** A result entered without a match log. */
  result: BySide<number> | null;
  /** By player id; assists include those named with a goal. */
  players: Record<number, PlayerLine>;
  statistics: BySide<TeamStatistics>;
  timeouts: BySide<number>;
  mvpPlayerId: number | null;
  deleted: boolean;
  /** Everything that still counts, in order; voided actions are gone from it. */
  actions: LoggedMatchEvent[];
}
