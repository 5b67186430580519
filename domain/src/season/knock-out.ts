/** The team of a tie: an entry by its place among them, or whoever comes through another tie. */
export type TieSource = { entry: number } | { winner: string } | { loser: string };

export interface TieShape {
  /** `QF1`, `SF2`, `F`, `TP`, before them `R16-1`. */
  id: string;
  /** `QF`, `SF`, `F`, `TP`, `R16`, `R32`. */
  round: string;
  home: TieSource;
  away: TieSource;
}

/** The ties of a knock-out by the number of its entries, round by round (docs/product.md#finals). */
export function knockOutTies(entries: number, hasThirdPlace: boolean): TieShape[] {
  const ties: TieShape[] = [];
  let open: (TieSource | null)[] = placesOf(entries).map((seed) =>
    seed <= entries ? { entry: seed - 1 } : null,
  );
  while (open.length > 1) {
    const round = roundOf(open.length);
    let count = 0;
    open = pairsOf(open).map(([home, away]) => {
      // A team with a bye has no tie in this round.
      if (home === null || away === null) return home ?? away;
      count += 1;
      const id = tieName(round, count);
      ties.push({ id, round, home, away });
      return { winner: id };
    });
  }
  return hasThirdPlace ? [...ties, thirdPlace] : ties;
}

const thirdPlace: TieShape = {
  id: 'TP',
  round: 'TP',
  home: { loser: 'SF1' },
  away: { loser: 'SF2' },
};

/** The seeds from top to bottom: the best two meet in the final alone, the best four not before the semi-finals. */
function placesOf(entries: number): number[] {
  let places = [1];
  while (places.length < entries) {
    const sum = places.length * 2 + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places;
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  const pairs: [T, T][] = [];
  for (let at = 0; at + 1 < all.length; at += 2) pairs.push([all[at] as T, all[at + 1] as T]);
  return pairs;
}

function roundOf(teams: number): string {
  switch (teams) {
    case 2:
      return 'F';
    case 4:
      return 'SF';
    case 8:
      return 'QF';
    default:
      return `R${teams}`;
  }
}

function tieName(round: string, n: number): string {
  if (round === 'F') return round;
  return round.startsWith('R') ? `${round}-${n}` : `${round}${n}`;
}
