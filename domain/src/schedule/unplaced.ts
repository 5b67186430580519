import type { UnplacedMatch } from '../contract/schedule.js';
import type { Assignment } from './assignment.js';
import { areNear, type BrokenRule } from './broken-rules.js';
import type { Season } from './season.js';

/** Returns the rule that keeps a match from most places around its round, and what is in the way. */
export function whyUnplaced(season: Season, assignment: Assignment, match: number): UnplacedMatch {
  const counts = new Map<BrokenRule['rule'], { count: number; with: number | null }>();
  for (const place of season.around(match, 'weeks')) {
    const broken = brokenAt(season, assignment, match, place);
    if (broken === null) continue;
    const found = counts.get(broken.rule) ?? { count: 0, with: broken.with };
    counts.set(broken.rule, { ...found, count: found.count + 1 });
  }
  const [commonest] = [...counts].sort(([, one], [, other]) => other.count - one.count);
  const matchId = season.fixtures[match]?.matchId ?? 0;
  return commonest === undefined
    ? { matchId, rule: 'no-slot', with: null }
    : { matchId, rule: commonest[0], with: commonest[1].with };
}

/** Returns the hard rule that a match breaks in a place; null where it breaks none. */
export function brokenAt(
  { fixtures, places, rules, rivals }: Season,
  assignment: Assignment,
  match: number,
  index: number,
): BrokenRule | null {
  const [fixture, place] = [fixtures[match], places[index]];
  if (fixture === undefined || place === undefined) return { rule: 'no-slot', with: null };
  const fixed = rules.broken(fixture, index);
  if (fixed !== null) return fixed;
  for (const { match: other, rule, apart } of rivals(match)) {
    const at = places[assignment.placed[other]?.place ?? -1];
    if (at !== undefined && areNear(place, at, apart))
      return { rule, with: fixtures[other]?.matchId ?? null };
  }
  const [taken] = assignment.blockers(match, index, 0);
  return taken === undefined
    ? null
    : { rule: 'venue-taken', with: fixtures[taken]?.matchId ?? null };
}
