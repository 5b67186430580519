import type { FairPlayRow } from '../../contract/discipline.js';
import type { TeamRef } from '../../contract/matches.js';
import { compareNames } from '../../croatia/croatian-order.js';
import { teamSides } from '../../match/events.js';
import { fairPlayPoints } from '../../rules/season-rules.js';
import { countedOffence } from './counted-offence.js';
import { type RulesSince, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';

type Cards = Pick<FairPlayRow, 'points' | 'yellowCards' | 'secondYellowCards' | 'redCards'>;
type Line = Omit<FairPlayRow, 'position'>;

/** The fewest points stand first; teams that are level share a place (docs/product.md#discipline). */
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
  if (match.endedAt === null) return;
  const inForce = rulesAt(rules, match.endedAt);
  const { yellowPoints, secondYellowPoints, redPoints } = { ...fairPlayPoints, ...inForce };
  for (const side of teamSides) {
    const sum = cards.get(match.sides[side].teamId);
    if (sum === undefined) continue;
    for (const one of match.offences.filter((offence) => offence.side === side)) {
      const offence = countedOffence(match, one, inForce);
      const yellow = offence?.yellows ?? 0;
      const secondYellow = Number(offence?.secondYellow ?? false);
      const red = Number(offence?.red ?? false);
      sum.yellowCards += yellow;
      sum.secondYellowCards += secondYellow;
      sum.redCards += red;
      sum.points += yellow * yellowPoints + secondYellow * secondYellowPoints + red * redPoints;
    }
  }
}

/** Of teams with as many points the one with fewer red cards stands first. */
const difference = (a: Line, b: Line): number => a.points - b.points || a.redCards - b.redCards;
