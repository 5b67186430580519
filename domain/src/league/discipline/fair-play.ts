import type { FairPlayRow } from '../../contract/discipline.js';
import type { TeamRef } from '../../contract/matches.js';
import { compareNames } from '../../croatia/croatian-order.js';
import { fairPlayPoints } from '../../rules/season-rules.js';
import { countedIn } from './counted-offence.js';
import type { RulesSince } from './input.js';
import type { DisciplineMatch } from './match-facts.js';

type Cards = Pick<FairPlayRow, 'points' | 'yellowCards' | 'secondYellowCards' | 'redCards'>;
type Line = Omit<FairPlayRow, 'position'>;

/** The fewest points come first; teams that are level share a place (docs/product.md#discipline). */
export function fairPlayTable(
  teams: readonly TeamRef[],
  matches: readonly DisciplineMatch[],
  rules: readonly RulesSince[],
): FairPlayRow[] {
  const cards = new Map<number, Cards>(teams.map(({ id }) => [id, { ...noCards }]));
  for (const match of matches) add(cards, match, rules);
  const lines = teams
    .map(
      ({ id, name }): Line => ({
        teamId: id,
        teamName: name,
        ...(cards.get(id) ?? noCards),
      }),
    )
    .sort((a, b) => difference(a, b) || compareNames(a.teamName, b.teamName));
  return lines.map((line) => {
    const position = 1 + lines.findIndex((other) => difference(other, line) === 0);
    return { position, ...line };
  });
}

const noCards: Readonly<Cards> = { points: 0, yellowCards: 0, secondYellowCards: 0, redCards: 0 };

function add(
  cards: ReadonlyMap<number, Cards>,
  match: DisciplineMatch,
  rules: readonly RulesSince[],
): void {
  const counted = countedIn(match, rules);
  if (counted === null) return;
  const { yellowPoints, secondYellowPoints, redPoints } = { ...fairPlayPoints, ...counted.inForce };
  for (const { side, yellows, ...offence } of counted.offences) {
    const sum = cards.get(match.sides[side].teamId);
    if (sum === undefined) continue;
    const secondYellow = Number(offence.secondYellow);
    const red = Number(offence.red);
    sum.yellowCards += yellows;
    sum.secondYellowCards += secondYellow;
    sum.redCards += red;
    sum.points += yellows * yellowPoints + secondYellow * secondYellowPoints + red * redPoints;
  }
}

/** Of teams with as many points the one with fewer red cards comes first. */
const difference = (a: Line, b: Line): number => a.points - b.points || a.redCards - b.redCards;
