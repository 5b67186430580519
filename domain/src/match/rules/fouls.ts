import type { MatchRules } from '../../rules/match-rules.js';
import type { LoggedMatchEvent, Period } from '../events.js';
import { isPeriodRunning, periodOf, type RuledMatch } from '../ruled-match.js';
import type { BySide } from '../state.js';
import { byPlay, type Facts } from './facts.js';

export type Foul = LoggedMatchEvent<'FoulCommitted'>;

/** The fouls that count towards the kick now, in the order of play (docs/product.md#fouls-and-cards). */
export function countedFouls(play: RuledMatch, { fouls }: Facts): Foul[] {
  const periods = countedPeriods(play);
  return fouls
    .filter(
      (foul) => foul.period !== undefined && periods.has(foul.period) && counts(play.rules, foul),
    )
    .sort(byPlay(play));
}

/** Whether a foul is one of its period's accumulated fouls. */
export const counts = ({ penaltyCountsAsFoul }: MatchRules, { data: { restart } }: Foul): boolean =>
  restart !== 'penalty' || penaltyCountsAsFoul;

/** How many of these fouls each team has committed. */
export function foulCounts(counted: readonly Foul[]): BySide<number> {
  const committed = { home: 0, away: 0 };
  for (const { data } of counted) committed[data.team] += 1;
  return committed;
}

const carried: ReadonlySet<Period> = new Set<Period>([2, 3, 4]);

/** Half-time sets the fouls to zero; whether extra time does too is up to the sheet. */
function countedPeriods(play: RuledMatch): ReadonlySet<Period> {
  const period = periodOf(play);
  if (period >= 2 && play.rules.foulsCarryIntoExtraTime) return carried;
  const none = period === 0 || (period === 1 && !isPeriodRunning(play));
  return new Set(none ? [] : [period]);
}
