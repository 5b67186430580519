import type { MatchRules } from '../../rules/match-rules.js';
import type { LoggedMatchEvent, PlayerCounter } from '../events.js';
import { isExclusion } from './numbers.js';

/**
 * The counters of the player that a card or an exclusion raises (docs/product.md#fouls-and-cards).
 * A second yellow that sends off counts as a red card: its yellow was counted before.
 */
export function countersOf(
  rules: MatchRules | undefined,
  event: LoggedMatchEvent<'CardShown' | 'ExclusionGiven'>,
): readonly PlayerCounter[] {
  if (event.type === 'ExclusionGiven') return ['twoMinPenalties'];
  if (event.data.card === 'yellow') return ['yellowCards'];
  const isExcluded = rules !== undefined && isExclusion(rules, event);
  return isExcluded ? ['yellowCards', 'twoMinPenalties'] : ['redCards'];
}
