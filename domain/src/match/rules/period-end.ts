import type { GoalKind, Period, SetKick } from '../events.js';
import { periodOf } from '../ruled-match.js';
import type { MatchState } from '../state.js';
import { momentOf, type PlayMoment } from './moment.js';

/** Whether the playing time of the period is over. */
export const isExpired = ({ reading }: PlayMoment): boolean =>
  reading !== null &&
  reading.limitSeconds !== null &&
  reading.playedMs >= reading.limitSeconds * 1000;

/** A period is extended until its kick is over; then its end is due again (docs/product.md#clock). */
export function kicksStillToBeTaken({ play, facts }: PlayMoment): SetKick[] {
  const taken = [...facts.goals, ...facts.misses];
  return facts.extensions
    .filter(
      ({ data, at }) =>
        data.period === periodOf(play) &&
        !taken.some((kick) => kick.data.kind === data.for && kick.at >= at),
    )
    .map(({ data }) => data.for);
}

/**
 * The period whose horn has sounded before a goal of this kind; null where it is in time or the kick for which the
 * period goes on (docs/product.md#clock).
 * @param at ISO 8601 instant, not before the latest event
 */
export function periodAfterSignal(state: MatchState, kind: GoalKind, at: string): Period | null {
  const { play } = state;
  if (!play || play.rules.periodEndsBy === 'referee') return null;
  const moment = momentOf(state, play, Date.parse(at));
  const { reading } = moment;
  if (reading?.inPlay !== true || !isExpired(moment)) return null;
  return kicksStillToBeTaken(moment).some((kick) => kick === kind) ? null : reading.period;
}
