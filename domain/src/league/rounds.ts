export interface Pairing {
  homeTeamId: number;
  awayTeamId: number;
}

export interface Round {
  pairings: Pairing[];
  bye: number | null;
}

/** Rounds of a full season; an odd number of teams needs one more per half, for the byes (docs/product.md#schedule). */
export function seasonRounds(teams: number, homeAway: boolean): number {
  const half = teams % 2 === 0 ? teams - 1 : teams;
  return homeAway ? half * 2 : half;
}

/**
 * Returns the whole season by the circle method; the second half mirrors the first.
 * Teams at distance k on both sides of the empty seat meet, and k's parity says who is at home, so all alternate.
 * The empty seat is the bye, or the match against the team outside the circle.
 */
export function bergerRounds(teamIds: readonly number[], homeAway: boolean): Round[] {
  const even = teamIds.length % 2 === 0;
  const circle = even ? teamIds.slice(0, -1) : teamIds;
  const outsider = even ? teamIds.at(-1) : undefined;
  const firstHalf = circle.map((_, round) => circleRound(circle, round, outsider));
  return homeAway ? [...firstHalf, ...firstHalf.map(mirrored)] : firstHalf;
}

function circleRound(circle: readonly number[], round: number, outsider?: number): Round {
  const size = circle.length;
  const seat = (place: number): number => circle[(place + size) % size] as number;
  const pairings: Pairing[] = [];
  const empty = seat(round);
  if (outsider !== undefined)
    pairings.push(
      outsiderAtHome(round, size)
        ? { homeTeamId: outsider, awayTeamId: empty }
        : { homeTeamId: empty, awayTeamId: outsider },
    );
  for (let k = 1; k <= (size - 1) / 2; k++) {
    const after = seat(round + k);
    const before = seat(round - k);
    pairings.push(
      k % 2 === 1
        ? { homeTeamId: after, awayTeamId: before }
        : { homeTeamId: before, awayTeamId: after },
    );
  }
  return { pairings, bye: outsider === undefined ? empty : null };
}

/** Other patterns give three games in a row at home or away across the halves; four teams cannot avoid it. */
const outsiderAtHome = (round: number, size: number): boolean =>
  round < 3 && round < size - 1 ? round === 1 : round % 2 === 0;

const mirrored = ({ pairings, bye }: Round): Round => ({
  pairings: pairings.map(({ homeTeamId, awayTeamId }) => ({
    homeTeamId: awayTeamId,
    awayTeamId: homeTeamId,
  })),
  bye,
});
