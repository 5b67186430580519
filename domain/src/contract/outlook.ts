import type { TeamRef } from './matches.js';

/** By points only, whatever else happens: sure of the first place, of the finals, or out of them. */
export type TableMark = 'first' | 'through' | 'out';

/** A team if a match ended like this: its places at the end of the season, by points only. */
export interface TeamOutlook {
  team: TeamRef;
  /** @minimum -99999 */
  points: number;
  best: number;
  worst: number;
  mark: TableMark | null;
}

export interface MatchOutcomeMeaning {
  result: 'home' | 'draw' | 'away';
  home: TeamOutlook;
  away: TeamOutlook;
}

/** `GET /api/matches/{id}/meaning`: empty where the match does not count in the table, or is over. */
export interface MatchMeaning {
  /** How many places lead to the finals; null where the league has none. */
  cut: number | null;
  outcomes: MatchOutcomeMeaning[];
}
