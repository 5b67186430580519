interface Season {
  isActive: boolean;
  isMain: boolean;
  startDate: string | Date;
  daysToMatch: number | null;
}

/**
 * Returns the main active league, else the active one whose match is nearest `now`, else the latest to begin.
 * `leagues` must come newest season first.
 */
export function shownLeague<League extends Season>(
  leagues: readonly League[],
  now: number,
): League | undefined {
  const active = leagues.filter(({ isActive }) => isActive);
  const nearest = Math.min(...active.map(distance));
  const earliest = Math.min(...active.map(startOf));
  return (
    active.find(({ isMain }) => isMain) ??
    active.find((league) => league.daysToMatch !== null && distance(league) === nearest) ??
    active.find((league) => startOf(league) <= now) ??
    active.find((league) => startOf(league) === earliest)
  );
}

const distance = ({ daysToMatch }: Season): number => daysToMatch ?? Number.POSITIVE_INFINITY;

const startOf = ({ startDate }: Season): number => new Date(startDate).getTime();
