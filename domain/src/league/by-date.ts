type Dated = { matchDate: string } & ({ id: number } | { matchId: number });

/** Returns the order of two matches by their dates, for `sort`; at one time, by their ids. */
export const byDate = (a: Dated, b: Dated): number =>
  Date.parse(a.matchDate) - Date.parse(b.matchDate) || idOf(a) - idOf(b);

const idOf = (match: Dated): number => ('matchId' in match ? match.matchId : match.id);
