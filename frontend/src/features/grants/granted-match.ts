/** A match that access to its table is given for. */
export interface GrantedMatch {
  id: number;
  homeTeamName: string;
  awayTeamName: string;
  matchDate: string;
  venue: string | null;
}

export const nameOf = ({ homeTeamName, awayTeamName }: GrantedMatch): string =>
  `${homeTeamName} – ${awayTeamName}`;

export const grantsPath = (matchId: number): string => `/api/matches/${matchId}/grants`;
