import { type MatchState, type StandingsShare, standingsShare } from '@kolo/domain';

export interface StandingsColumns {
  league_id: number;
  team_id: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  yellow_cards: number;
  red_cards: number;
  points: number;
}

/** Returns what a match changes in the table; mostly nothing. */
export function standingsDifferences(before: MatchState, after: MatchState): StandingsColumns[] {
  const old = standingsShare(before);
  const now = standingsShare(after);
  if (old.length === 0 && now.length === 0) return [];
  const differences = new Map<string, StandingsColumns>();
  for (const share of now) add(differences, share, 1);
  for (const share of old) add(differences, share, -1);
  return [...differences.values()].filter(({ league_id: _league, team_id: _team, ...counts }) =>
    Object.values(counts).some((count) => count !== 0),
  );
}

function add(sums: Map<string, StandingsColumns>, share: StandingsShare, sign: 1 | -1): void {
  const key = `${share.leagueId}/${share.teamId}`;
  const sum = sums.get(key) ?? emptyStandings(share.leagueId, share.teamId);
  sums.set(key, addShare(sum, share, sign));
}

/** A team's row of the standings before any match. */
export const emptyStandings = (leagueId: number, teamId: number): StandingsColumns => ({
  league_id: leagueId,
  team_id: teamId,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goals_for: 0,
  goals_against: 0,
  yellow_cards: 0,
  red_cards: 0,
  points: 0,
});

/** The columns are in the order of `emptyStandings` and `addShare`. */
export const standingsColumns = Object.keys(emptyStandings(0, 0)).join(', ');

/** A row of the standings with one match more, or less. */
export function addShare(
  sum: StandingsColumns,
  share: StandingsShare,
  sign: 1 | -1,
): StandingsColumns {
  return {
    ...sum,
    played: sum.played + sign * share.played,
    won: sum.won + sign * share.won,
    drawn: sum.drawn + sign * share.drawn,
    lost: sum.lost + sign * share.lost,
    goals_for: sum.goals_for + sign * share.goalsFor,
    goals_against: sum.goals_against + sign * share.goalsAgainst,
    yellow_cards: sum.yellow_cards + sign * share.yellowCards,
    red_cards: sum.red_cards + sign * share.redCards,
    points: sum.points + sign * share.points,
  };
}
