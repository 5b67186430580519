import { type BySide, limits, otherSide, type TeamSide, teamSides } from '@kolo/domain';
import { type GoalFact, minuteNumber, type ReportFacts } from './facts.js';

/** The first that fits. */
export type StoryKind =
  | 'kicks'
  | 'extra-time'
  | 'recorded'
  | 'goalless'
  | 'late-draw'
  | 'draw'
  | 'comeback'
  | 'late-winner'
  | 'thrashing'
  | 'narrow'
  | 'clear';

export interface Story {
  kind: StoryKind;
  winner: TeamSide | null;
  difference: number;
  total: number;
  /** When the winner was furthest behind; null if it never was. */
  lowest: BySide<number> | null;
  last: GoalFact | null;
  /** Three goals or more, own goals not counted. */
  hatTricks: { name: string; goals: number }[];
}

const thrashing = 5;
/** At the end of the second half. */
const lastMinutes = 2;

export function storyOf(facts: ReportFacts): Story {
  const { score, goals } = facts;
  const difference = Math.abs(score.home - score.away);
  const ahead: TeamSide = score.home > score.away ? 'home' : 'away';
  const winner = difference === 0 ? null : ahead;
  const last = goals.at(-1) ?? null;
  const story = {
    winner,
    difference,
    last,
    total: score.home + score.away,
    lowest: winner === null ? null : lowestOf(winner, goals),
    hatTricks: hatTricksOf(goals),
  };
  return { ...story, kind: kindOf(facts, story) };
}

function kindOf(facts: ReportFacts, story: Omit<Story, 'kind'>): StoryKind {
  const { winner, difference, total, lowest, last } = story;
  if (facts.decision?.by === 'kicks') return 'kicks';
  if (facts.decision?.by === 'extra-time' && winner !== null) return 'extra-time';
  if (facts.goals.length < total) return 'recorded';
  if (total === 0) return 'goalless';
  const { regularMinutes = 2 * limits.halfMinutes } = facts;
  const isLate = (minuteNumber(last?.minute ?? null) ?? 0) >= regularMinutes - lastMinutes;
  if (winner === null) return isLate ? 'late-draw' : 'draw';
  if (lowest !== null && lowest[otherSide(winner)] - lowest[winner] >= 2) return 'comeback';
  if (difference === 1 && isLate && last?.team === winner) return 'late-winner';
  if (difference >= thrashing) return 'thrashing';
  return difference === 1 ? 'narrow' : 'clear';
}

function lowestOf(winner: TeamSide, goals: readonly GoalFact[]): BySide<number> | null {
  let lowest: BySide<number> | null = null;
  let depth = 0;
  for (const { score } of goals) {
    const behind = score[otherSide(winner)] - score[winner];
    if (behind <= depth) continue;
    depth = behind;
    lowest = score;
  }
  return lowest;
}

/** Without own goals. Where both teams have a player of one name, the larger count. */
export function goalsByPlayer(goals: readonly GoalFact[]): Map<string, number> {
  const max = new Map<string, number>();
  for (const side of teamSides) {
    const counts = new Map<string, number>();
    for (const { team, scorer, kind } of goals)
      if (team === side && scorer !== null && kind !== 'own-goal')
        counts.set(scorer, (counts.get(scorer) ?? 0) + 1);
    for (const [name, count] of counts) max.set(name, Math.max(count, max.get(name) ?? 0));
  }
  return max;
}

const hatTricksOf = (goals: readonly GoalFact[]): { name: string; goals: number }[] =>
  [...goalsByPlayer(goals)].flatMap(([name, count]) =>
    count >= 3 ? [{ name, goals: count }] : [],
  );

/** After a win that leaves its team below this place, the place is not mentioned. */
export const lastPlaceWorthNaming = 5;
