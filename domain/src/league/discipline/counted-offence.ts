import { type DisciplineRules, type RulesSince, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';

/** The part of an offence that counts, by the outcome of its match and the season rules; null for none. */
export function countedOffence(
  { counting, isAbandoned }: DisciplineMatch,
  offence: Offence,
  { abandonedCounts, officialsToo }: DisciplineRules,
): Offence | null {
  if (typeof offence.offender !== 'number' && !officialsToo) return null;
  if (counting === 'none' || (isAbandoned && !abandonedCounts)) return null;
  return counting === 'red' ? { ...offence, yellows: 0, exclusions: 0 } : offence;
}

/** What counts of a match that has ended, under the rules that were in force then; null before its end. */
export function countedIn(
  match: DisciplineMatch,
  rules: readonly RulesSince[],
): { inForce: DisciplineRules; offences: Offence[] } | null {
  if (match.endedAt === null) return null;
  const inForce = rulesAt(rules, match.endedAt);
  const offences = match.offences.flatMap((one) => countedOffence(match, one, inForce) ?? []);
  return { inForce, offences };
}
