import { emptyPlayerLine, type MatchState, type PlayerLine } from '@kolo/domain';

export const playerStatsColumns =
  'match_id, player_id, goals, assists, yellow_cards, red_cards, two_min_penalties, id';

const nothing = emptyPlayerLine();

/** Returns the line-up's ids; none while the match is deleted. */
export function present(state: MatchState): number[] {
  if (state.deleted || state.lineup === null) return [];
  return [...state.lineup.home, ...state.lineup.away];
}

/** The values are in the order of `playerStatsColumns`. */
export function playerStatsValues(state: MatchState, playerId: number): number[] {
  const line = state.players[playerId] ?? nothing;
  return [
    state.matchId,
    playerId,
    line.goals,
    line.assists,
    line.yellowCards,
    line.redCards,
    line.twoMinPenalties,
    state.matchId * 1_000_000 + playerId,
  ];
}

/** Returns the rows that differ, and the players who left the line-up. */
export function playerStatsChanges(
  before: MatchState,
  after: MatchState,
): { changed: number[][]; absent: number[] } {
  const old = present(before);
  const now = present(after);
  const changed = now
    .filter((id) => !old.includes(id) || differs(before.players[id], after.players[id]))
    .map((id) => playerStatsValues(after, id));
  return { changed, absent: old.filter((id) => !now.includes(id)) };
}

function differs(one: PlayerLine = nothing, other: PlayerLine = nothing): boolean {
  if (one === other) return false;
  return (
    one.goals !== other.goals ||
    one.assists !== other.assists ||
    one.yellowCards !== other.yellowCards ||
    one.redCards !== other.redCards ||
    one.twoMinPenalties !== other.twoMinPenalties
  );
}
