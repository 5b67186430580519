/**
 * The league that is shown where nobody asked for one: of those that are active, the one that began last.
 * A season that is planned takes the place of the running one when it begins, not when it is made; with
 * nothing begun it is the one that begins first.
 * @param leagues newest season first
 * @param now milliseconds since 1970 in UTC
 */
export function shownLeague<League extends { isActive: boolean; startDate: string | Date }>(
  leagues: readonly League[],
  now: number,
): League | undefined {
  const active = leagues.filter(({ isActive }) => isActive);
  return active.find(({ startDate }) => new Date(startDate).getTime() <= now) ?? active.at(-1);
}
