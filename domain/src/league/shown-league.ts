interface Season {
  isActive: boolean;
  isMain: boolean;
  startDate: string | Date;
  /** From today to its nearest played or coming match, either way; null without one. */
  daysToMatch: number | null;
}

/**
 * The league that is shown where nobody asked for one: of those that are active the main one, else the one
 * whose played or coming match is nearest, so that a season is shown from its first match on and not as soon
 * as it is made. Where no match is near or far, it is the one that began last, and before any began the one
 * that begins first. Of several that are level, as divisions are, it is the first in the list.
 * @param leagues newest season first
 * @param now milliseconds since 1970 in UTC
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
