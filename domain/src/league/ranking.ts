import type { TeamRef } from '../contract/matches.js';
import type { RowAdjustment, TableOrder, TieBreaker } from '../contract/tables.js';
import { compareNames } from '../croatia/croatian-order.js';
import type { CountedResult, Tally } from '../views/counted-result.js';
import { type Tallies, tally } from './tally.js';

export interface TableLine extends Tally {
  team: TeamRef;
  yellowCards: number;
  redCards: number;
  adjustments?: RowAdjustment[];
}

export interface RankedLine {
  line: TableLine;
  decidedBy: TieBreaker | null;
}

/** Facts beside the teams' lines that decide between them. */
export interface RankingFacts {
  results: readonly CountedResult[];
  /** Each draw is the drawn order of teams that were level, the latest last. */
  lots: readonly (readonly number[])[];
}

const headToHeadRules: readonly TieBreaker[] = [
  'head-to-head-points',
  'head-to-head-difference',
  'head-to-head-goals',
];

/** Orders teams; neighbouring head-to-head rules apply together, and again to the still tied if the order restarts. */
export function rankTeams(
  lines: readonly TableLine[],
  facts: RankingFacts,
  order: TableOrder,
): RankedLine[] {
  return settle(lines, facts, order, null);
}

function settle(
  tied: readonly TableLine[],
  facts: RankingFacts,
  order: TableOrder,
  below: TieBreaker | null,
): RankedLine[] {
  const [only, second] = tied;
  if (only === undefined) return [];
  if (second === undefined) return [{ line: only, decidedBy: below === 'points' ? null : below }];

  const { rules, restarts } = order;
  const leading = firstRules(rules);
  const criteria = criteriaOf(leading, tied, facts);
  const groups = groupsOf(tied, criteria);
  const askAgain = restarts && groups.length > 1 && leading.some(isHeadToHead);
  const remaining = askAgain ? rules : rules.slice(leading.length);
  const next = { rules: remaining, restarts };
  return groups.flatMap((group, index) => {
    const following = groups[index + 1]?.[0];
    const [first] = group;
    const separating = first && following && difference(first, following, criteria)?.rule;
    return settle(group, facts, next, separating ?? below);
  });
}

const isHeadToHead = (rule: TieBreaker): boolean => headToHeadRules.includes(rule);

function firstRules(rules: readonly TieBreaker[]): readonly TieBreaker[] {
  const [first] = rules;
  if (first === undefined) return ['name'];
  if (!isHeadToHead(first)) return [first];
  const end = rules.findIndex((rule) => !isHeadToHead(rule));
  return end === -1 ? rules : rules.slice(0, end);
}

interface Criterion {
  rule: TieBreaker;
  compare: (a: TableLine, b: TableLine) => number;
}

function criteriaOf(
  rules: readonly TieBreaker[],
  tied: readonly TableLine[],
  { results, lots }: RankingFacts,
): Criterion[] {
  const ids = tied.map(({ team }) => team.id);
  const among = rules.some(isHeadToHead) ? tally(ids, results) : null;
  // A draw among some of the tied says nothing about the others, so it decides nothing.
  const drawn = lots.findLast((draw) => ids.every((id) => draw.includes(id))) ?? [];
  return rules.map((rule) => ({ rule, compare: comparison(rule, among, drawn) }));
}

const difference = (a: TableLine, b: TableLine, criteria: readonly Criterion[]) =>
  criteria.find(({ compare }) => compare(a, b) !== 0);

function groupsOf(tied: readonly TableLine[], criteria: readonly Criterion[]): TableLine[][] {
  const ordered = [...tied].sort((a, b) => difference(a, b, criteria)?.compare(a, b) ?? 0);
  const groups: TableLine[][] = [];
  for (const line of ordered) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && !difference(first, line, criteria)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function comparison(
  rule: TieBreaker,
  among: Tallies | null,
  drawn: readonly number[],
): Criterion['compare'] {
  const more = (value: (tally: Readonly<Tally>) => number): Criterion['compare'] =>
    among === null || !isHeadToHead(rule)
      ? (a, b) => value(b) - value(a)
      : (a, b) => value(among.of(b.team.id)) - value(among.of(a.team.id));
  switch (rule) {
    case 'points':
    case 'head-to-head-points':
      return more(({ points }) => points);
    case 'goal-difference':
    case 'head-to-head-difference':
      return more(({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst);
    case 'goals-for':
    case 'head-to-head-goals':
      return more(({ goalsFor }) => goalsFor);
    case 'fewer-cards':
      // Among teams with equally many cards, fewer red ones are fairer.
      return (a, b) =>
        a.yellowCards + a.redCards - (b.yellowCards + b.redCards) || a.redCards - b.redCards;
    case 'lots':
      return (a, b) => drawn.indexOf(a.team.id) - drawn.indexOf(b.team.id);
    case 'name':
      return (a, b) => compareNames(a.team.name, b.team.name) || a.team.id - b.team.id;
    default:
      return unknownRule(rule);
  }
}

function unknownRule(rule: never): never {
  throw new Error(`Unknown tie-breaker: ${rule}`);
}
