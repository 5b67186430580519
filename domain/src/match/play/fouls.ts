import type { LoggedMatchEvent, Period } from '../events.js';
import type { BySide } from '../state.js';
import { byPlay, type Facts } from './facts.js';
import { isPeriodRunning, type Play, periodOf } from './play.js';

export type Foul = LoggedMatchEvent<'FoulCommitted'>;

/** The fouls that count towards the kick now, in the order of play (docs/product.md#fouls-and-cards). */
export function countedFouls(play: Play, { fouls }: Facts): Foul[] {
  const counts = countedPeriods(play);
  const { penaltyCountsAsFoul } = play.rules;
  return fouls
    .filter(
      ({ period, data: { restart } }) =>
        period !== undefined &&
        counts.has(period) &&
        (restart !== 'penalty' || penaltyCountsAsFoul),
    )
    .sort(byPlay(play));
}

/** How many of these fouls each team has committed. */
export function foulCounts(counted: readonly Foul[]): BySide<number> {
  const counts = { home: 0, away: 0 };
  for (const { data } of counted) counts[data.team] += 1;
  return counts;
}

const carried: ReadonlySet<Period> = new Set<Period>([2, 3, 4]);

/** Half-time sets the fouls to zero; whether extra time does too is up to the sheet. */
function countedPeriods(play: Play): ReadonlySet<Period> {
  const period = periodOf(play);
  if (period >= 2 && play.rules.foulsCarryIntoExtraTime) return carried;
  const none = period === 0 || (period === 1 && !isPeriodRunning(play));
  return new Set(none ? [] : [period]);
}
