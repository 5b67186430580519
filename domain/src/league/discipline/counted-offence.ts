import { type DisciplineRules, type RulesSince, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import { type Offence, offencesCounting } from './offences.js';

/** Whether an offence counts by the rules of its season. */
export const countsBy = (
  { abandonedCounts, officialsToo }: DisciplineRules,
  { offender }: Offence,
  isAbandoned: boolean,
): boolean => (typeof offender === 'number' || officialsToo) && (!isAbandoned || abandonedCounts);

/** The offences of a match that count, and the rules by which they do. */
export interface CountedPart {
  inForce: DisciplineRules;
  offences: Offence[];
}

/** The offences that count of a match that has ended, under the rules that were in force then. */
export function countedAtEnd(
  { counting, isAbandoned, endedAt, offences }: DisciplineMatch,
  rules: readonly RulesSince[],
): CountedPart {
  const inForce = rulesAt(rules, endedAt ?? '');
  const counted = offencesCounting(offences, counting);
  return { inForce, offences: counted.filter((one) => countsBy(inForce, one, isAbandoned)) };
}

/** The offences that count at once of a match that was abandoned and goes on later. */
export function countedAtStop(
  { counting, endedAt, stoppedAt, beforeStop }: DisciplineMatch,
  rules: readonly RulesSince[],
): CountedPart {
  const inForce = rulesAt(rules, stoppedAt ?? '');
  const counted = offencesCounting(beforeStop, endedAt === null ? 'all' : counting);
  return { inForce, offences: counted.filter((one) => countsBy(inForce, one, true)) };
}

/** The offences that count of a match until now; null where none can yet. */
export function countedIn(
  match: DisciplineMatch,
  rules: readonly RulesSince[],
): CountedPart | null {
  if (match.endedAt !== null) return countedAtEnd(match, rules);
  return match.stoppedAt === null ? null : countedAtStop(match, rules);
}
