interface Season {
  isActive: boolean;
  startDate: string | Date;
}

/**
 * The league that is shown where nobody asked for one: of those that are active, the one that began last.
 * A season that is planned takes the place of the running one when it begins, not when it is made; with
 * nothing begun it is the one that begins first. Of several that begin at once, as divisions do, it is the
 * first in the list.
 * @param leagues newest season first
 * @param now milliseconds since 1970 in UTC
 */
export function shownLeague<League extends Season>(
  leagues: readonly League[],
  now: number,
): League | undefined {
  const active = leagues.filter(({ isActive }) => isActive);
  const earliest = Math.min(...active.map(startOf));
  return (
    active.find((league) => startOf(league) <= now) ??
    active.find((league) => startOf(league) === earliest)
  );
}

const startOf = ({ startDate }: Season): number => new Date(startDate).getTime();
