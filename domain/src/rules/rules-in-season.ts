import { listLimitOf, type MatchRules } from './match-rules.js';
import type { SeasonRules } from './season-rules.js';

/** The sheet of a match as the season rules of its league extend it (docs/product.md#season-rules). */
export const rulesInSeason = (
  rules: MatchRules,
  { signing }: Pick<SeasonRules, 'signing'>,
): MatchRules =>
  signing.lateListUntil === 'kick-off' || listLimitOf(rules) === 'half-time'
    ? rules
    : { ...rules, lateListUntil: 'half-time' };
