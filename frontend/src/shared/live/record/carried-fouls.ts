import type { MatchRules, Period, PeriodRecord, TeamSide } from '@kolo/domain';

/** Fouls of extra time together with those before it that still count; null where the count restarts. */
export function carriedFouls(
  periods: readonly PeriodRecord[],
  period: Period,
  { foulsCarryIntoExtraTime, foulKickFrom }: MatchRules,
): Record<TeamSide, number> | null {
  if (period < 3 || !foulsCarryIntoExtraTime || foulKickFrom === null) return null;
  const counted = periods.filter((one) => one.period >= 2 && one.period <= period);
  const sum = (team: TeamSide) => counted.reduce((all, { fouls }) => all + fouls[team].length, 0);
  return { home: sum('home'), away: sum('away') };
}
