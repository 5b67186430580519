import type { PointsChange } from '../season/events.js';
import type { TeamRef } from './matches.js';
import type { TableMark } from './outlook.js';

export interface LeagueTableRow {
  position: number;
  team: TeamRef;
  teamId: number;
  teamName: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Null for visitors where results are only for people who are signed in. */
  goalsFor: number | null;
  goalsAgainst: number | null;
  goalDifference: number | null;
  yellowCards: number;
  redCards: number;
  /**
   * The sum of the results and the adjustments, which may be below zero.
   * @minimum -99999
   */
  points: number;
  /** Decisions of the league that changed the points, by their day; left out where there are none. */
  adjustments?: RowAdjustment[];
  form: FormLetter[];
  /** The team has withdrawn and is listed below all others without a place; left out of any other row. */
  unranked?: true;
  /** What is sure by points; left out of rows where nothing is, and in tables of the past. */
  mark?: TableMark;
  /** The rule that put the team above the next one; null where points alone did or the list ends. */
  decidedBy: TieBreaker | null;
}

/** Below zero for points that were taken away. */
export type RowAdjustment = Omit<PointsChange, 'teamId'>;

/** The matches of each team that a table counts instead of all: at home, away, or the last five. */
export const tableParts = ['home', 'away', 'form'] as const;
export type TablePart = (typeof tableParts)[number];

export type FormLetter = 'W' | 'D' | 'L';

export const tieBreakers = [
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'goal-difference',
  'goals-for',
  'fewer-cards',
  'lots',
  'name',
] as const;
export type TieBreaker = (typeof tieBreakers)[number];

export interface TableOrder {
  rules: readonly TieBreaker[];
  restarts: boolean;
}

/** In the first and the last order, matches among the tied come before all other rules. */
export const tableOrders = {
  restart: { rules: tieBreakers, restarts: true },
  'goal-difference': {
    rules: [
      'points',
      'goal-difference',
      'goals-for',
      'head-to-head-points',
      'head-to-head-difference',
      'head-to-head-goals',
      'fewer-cards',
      'lots',
      'name',
    ],
    restarts: true,
  },
  'head-to-head': { rules: tieBreakers, restarts: false },
} as const satisfies Record<string, TableOrder>;

/** The order of a league; one that was chosen when there were no lots has them before the name. */
export const tableOrder = (league: {
  tieBreakers: readonly TieBreaker[] | null;
  headToHeadRestarts: boolean;
}): TableOrder => ({
  rules: withLots(league.tieBreakers ?? tieBreakers),
  restarts: league.headToHeadRestarts,
});

function withLots(rules: readonly TieBreaker[]): readonly TieBreaker[] {
  if (rules.includes('lots')) return rules;
  const others = rules.filter((rule) => rule !== 'name');
  return [...others, 'lots', 'name'];
}

export interface TopListPlayer {
  id: number;
  firstName: string;
  lastName: string;
}
export interface TopScorer {
  player: TopListPlayer;
  team: { name: string };
  goals: number;
}
export interface TopAssistant {
  player: TopListPlayer;
  team: { name: string };
  assists: number;
}
export interface TopMvp {
  player: TopListPlayer;
  team: { name: string };
  mvpCount: number;
}

export interface LiveTableRow extends LeagueTableRow {
  /** The team is playing: the row is as if the match ended now. */
  provisional: boolean;
  /** Places won (above zero) or lost against the official table. */
  moved: number;
}
