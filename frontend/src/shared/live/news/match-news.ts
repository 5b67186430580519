import type { LiveMatch, TimelineEntry } from '@kolo/domain';

export type GoalEntry = Extract<TimelineEntry, { type: 'goal' }>;
export type Incident = Exclude<Extract<TimelineEntry, { team: unknown }>, GoalEntry>;
type Whistle = 'first-half' | 'half-time' | 'second-half' | 'finished' | 'cancelled';
type Milestone = TimelineEntry & { type: Whistle };

export type MatchNews =
  | { type: 'goal'; goal: GoalEntry }
  | { type: 'goal-undone' }
  | { type: 'incident'; entry: Incident }
  | { type: 'milestone'; entry: Milestone };

const milestones: ReadonlySet<TimelineEntry['type']> = new Set<Whistle>([
  'first-half',
  'half-time',
  'second-half',
  'finished',
  'cancelled',
]);

const isMilestone = (entry: TimelineEntry): entry is Milestone => milestones.has(entry.type);

function newsOf(entry: TimelineEntry): MatchNews[] {
  if (entry.type === 'goal') return [{ type: 'goal', goal: entry }];
  if (isMilestone(entry)) return [{ type: 'milestone', entry }];
  return 'team' in entry ? [{ type: 'incident', entry }] : [];
}

/**
 * The news between two states, in the order of the log. Corrected entries keep their id and are no
 * news.
 */
export function matchNews(before: LiveMatch, after: LiveMatch): MatchNews[] {
  const added = Object.values(after.timeline)
    .filter(({ id }) => !(id in before.timeline))
    .sort((a, b) => a.version - b.version)
    .flatMap(newsOf);
  const undone = Object.values(before.timeline).some(
    ({ id, type }) => type === 'goal' && !(id in after.timeline),
  );
  return undone ? [{ type: 'goal-undone' }, ...added] : added;
}
