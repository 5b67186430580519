import type { MatchRules } from '../rules/match-rules.js';
import type { TableCut } from './stages.js';
import type { LiveTableRow } from './tables.js';

export interface TableSummary {
  matches: number;
  goals: number;
  /** @format double */
  average: number;
}

export interface LiveTable {
  /** Null while no league is active; then there are no rows. */
  league: { id: number; name: string; season: string } | null;
  provisional: boolean;
  /** The number of teams in the league; visitors get only the first rows. */
  teams: number;
  summary: TableSummary;
  /** The league's points today; a match keeps the points of its own sheet. Answers of 1.0.0 have none. */
  points?: MatchRules['points'];
  /** Left out where no place of the table leads to the finals. */
  cut?: TableCut;
  rows: LiveTableRow[];
}
