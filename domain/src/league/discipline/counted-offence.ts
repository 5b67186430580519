import type { DisciplineRules } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';

/** What of an offence counts by the outcome of its match and the rules of its season; null for nothing. */
export function countedOffence(
  { counting, isAbandoned }: DisciplineMatch,
  offence: Offence,
  { abandonedCounts, officialsToo }: DisciplineRules,
): Offence | null {
  if (typeof offence.offender !== 'number' && !officialsToo) return null;
  if (counting === 'none' || (isAbandoned && !abandonedCounts)) return null;
  return counting === 'red' ? { ...offence, yellows: 0, exclusions: 0 } : offence;
}
