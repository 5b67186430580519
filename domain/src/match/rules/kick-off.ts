import type { KickOffPeriod, TeamSide } from '../events.js';
import { type MatchState, otherSide } from '../state.js';
import { type Facts, factsOf } from './facts.js';

/** The team that kicks off a period, null while nobody has said it (docs/product.md#match-record). */
export const kickOffOf = (state: MatchState, period: KickOffPeriod): TeamSide | null =>
  kickOffIn(factsOf(state), period);

/** The teams swap for the second half; before extra time there is another toss. */
export function kickOffIn({ kickOffs }: Facts, period: KickOffPeriod): TeamSide | null {
  const given = kickOffs[period];
  if (given !== undefined) return given;
  const before = period === 2 ? kickOffs[1] : period === 4 ? kickOffs[3] : undefined;
  return before === undefined ? null : otherSide(before);
}
