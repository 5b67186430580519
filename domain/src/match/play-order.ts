import type { TimelineEntry } from '../contract/live.js';
import type { MatchFactType, Stamp } from './events.js';

type Timed = Pick<Stamp, 'half' | 'second' | 'version'> & {
  type: MatchFactType | TimelineEntry['type'];
};

/** What is put at its minute. Whistles stay where they were blown, and what has no clock where it was told. */
const played: ReadonlySet<Timed['type']> = new Set<Timed['type']>([
  'GoalScored',
  'PlayerCounterRaised',
  'TimeoutTaken',
  'goal',
  'yellow-card',
  'red-card',
  'two-minutes',
  'timeout',
]);

/** In the order of the match and not of the log: what was told late, again or corrected stands where it happened. */
export function inPlayOrder<T extends Timed>(items: readonly T[]): T[] {
  const ordered: T[] = [];
  for (const item of [...items].sort((a, b) => a.version - b.version)) {
    let place = ordered.length;
    if (played.has(item.type)) while (isLater(ordered[place - 1], item)) place -= 1;
    ordered.splice(place, 0, item);
  }
  return ordered;
}

function isLater(a: Timed | undefined, b: Timed): boolean {
  if (a === undefined || a.half === null || a.second === null) return false;
  if (b.half === null || b.second === null) return false;
  return a.half === b.half ? a.second > b.second : a.half > b.half;
}
