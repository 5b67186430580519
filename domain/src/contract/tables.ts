import type { TeamRef } from './matches.js';

/** One row of a league's table (docs/product.md#tables). */
export interface LeagueTableRow {
  position: number;
  team: TeamRef;
  teamId: number;
  teamName: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Of visitors null where results are only for those who are signed in. */
  goalsFor: number | null;
  goalsAgainst: number | null;
  goalDifference: number | null;
  yellowCards: number;
  redCards: number;
  points: number;
  /** Last five results, oldest first; none for visitors where results are not public. */
  form: FormLetter[];
  /** Which rule put the team above the next one; null where points alone did or the list ends. */
  decidedBy: TieBreaker | null;
}

export type FormLetter = 'W' | 'D' | 'L';

/** The rules that order a table, in a league's own order (docs/product.md#tables). */
export const tieBreakers = [
  'points',
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
  'goal-difference',
  'goals-for',
  'fewer-cards',
  'name',
] as const;
export type TieBreaker = (typeof tieBreakers)[number];

/** How a league orders its table. */
export interface TableOrder {
  rules: readonly TieBreaker[];
  restarts: boolean;
}

/** Orders that leagues use: of the first and the last the matches among the tied come before all others. */
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
      'name',
    ],
    restarts: true,
  },
  'head-to-head': { rules: tieBreakers, restarts: false },
} as const satisfies Record<string, TableOrder>;

/** The order of a league that has none of its own, or names only some of the rules. */
export const tableOrder = (league: {
  tieBreakers: readonly TieBreaker[] | null;
  headToHeadRestarts: boolean;
}): TableOrder => ({
  rules: league.tieBreakers ?? tieBreakers,
  restarts: league.headToHeadRestarts,
});

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
