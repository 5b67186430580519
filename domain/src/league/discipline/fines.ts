import type { Card } from '../../match/events.js';
import { noFines } from '../../rules/season-rules.js';
import { byDate } from '../by-date.js';
import { groupedBy } from '../grouped-by.js';
import { countedIn } from './counted-offence.js';
import type { DisciplineRules, RulesSince } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';

/** The fine for one card, in cents. */
export interface Charge extends Pick<Offence, 'side' | 'offender'> {
  match: DisciplineMatch;
  card: Card;
  cents: number;
}

/**
 * What each team is fined for its cards, in cents and in the order of the dates of the matches
 * (docs/product.md#discipline). A team without a fine has no entry.
 */
export function finesByTeam(
  matches: readonly DisciplineMatch[],
  rules: readonly RulesSince[],
): Map<number, Charge[]> {
  const charges = [...matches].sort(byDate).flatMap((match) => chargesIn(match, rules));
  return groupedBy(charges, ({ match, side }) => match.sides[side].teamId);
}

function chargesIn(match: DisciplineMatch, rules: readonly RulesSince[]): Charge[] {
  const counted = countedIn(match, rules);
  if (counted === null) return [];
  const fines = finesOf(counted.inForce);
  return counted.offences.flatMap(({ side, offender, ...offence }) =>
    cardsOf(offence)
      .map((card): Charge => ({ match, side, offender, card, cents: fines[card] }))
      .filter(({ cents }) => cents > 0),
  );
}

function finesOf(rules: DisciplineRules): Record<Card, number> {
  const { yellowFineCents, secondYellowFineCents, redFineCents } = { ...noFines, ...rules };
  return { yellow: yellowFineCents, 'second-yellow': secondYellowFineCents, red: redFineCents };
}

const cardsOf = ({
  yellows,
  secondYellow,
  red,
}: Pick<Offence, 'yellows' | 'secondYellow' | 'red'>): Card[] => [
  ...Array.from({ length: yellows }, (): Card => 'yellow'),
  ...(secondYellow ? (['second-yellow'] as const) : []),
  ...(red ? (['red'] as const) : []),
];
