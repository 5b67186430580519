import type { FairPlayRow } from '../../contract/discipline.js';
import type { TeamRef } from '../../contract/matches.js';
import { compareNames } from '../../croatia/croatian-order.js';
import { teamSides } from '../../match/events.js';
import { countedOffence } from './counted-offence.js';
import { type RulesSince, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';

/** Points of one offence. A second yellow weighs less than a direct red, and its two yellows are in it. */
export const fairPlayWeights = { yellowCards: 1, secondYellowCards: 3, redCards: 4 } as const;

type Cards = Pick<FairPlayRow, keyof typeof fairPlayWeights>;
type Line = Omit<FairPlayRow, 'position'>;

/** The fewest points stand first; teams that are level share a place (docs/product.md#discipline). */
export function fairPlayTable(
  teams: readonly TeamRef[],
  matches: readonly DisciplineMatch[],
  rules: readonly RulesSince[],
): FairPlayRow[] {
  const cards = new Map<number, Cards>(
    teams.map(({ id }) => [id, { yellowCards: 0, secondYellowCards: 0, redCards: 0 }]),
  );
  for (const match of matches) add(cards, match, rules);
  const lines = teams
    .map(({ id, name }) => lineOf(id, name, cards.get(id)))
    .sort((a, b) => difference(a, b) || compareNames(a.teamName, b.teamName));
  return lines.map((line) => {
    const position = 1 + lines.findIndex((other) => difference(other, line) === 0);
    return { position, ...line };
  });
}

function add(
  cards: ReadonlyMap<number, Cards>,
  match: DisciplineMatch,
  rules: readonly RulesSince[],
): void {
  if (match.endedAt === null) return;
  const inForce = rulesAt(rules, match.endedAt);
  for (const side of teamSides) {
    const sum = cards.get(match.sides[side].teamId);
    if (sum === undefined) continue;
    for (const one of match.offences.filter((offence) => offence.side === side)) {
      const offence = countedOffence(match, one, inForce);
      sum.yellowCards += offence?.yellows ?? 0;
      sum.secondYellowCards += Number(offence?.secondYellow ?? false);
      sum.redCards += Number(offence?.red ?? false);
    }
  }
}

function lineOf(teamId: number, teamName: string, cards?: Cards): Line {
  const { yellowCards = 0, secondYellowCards = 0, redCards = 0 } = cards ?? {};
  const points =
    yellowCards * fairPlayWeights.yellowCards +
    secondYellowCards * fairPlayWeights.secondYellowCards +
    redCards * fairPlayWeights.redCards;
  return { teamId, teamName, points, yellowCards, secondYellowCards, redCards };
}

/** Of teams with as many points the one with fewer red cards stands first. */
const difference = (a: Line, b: Line): number => a.points - b.points || a.redCards - b.redCards;
