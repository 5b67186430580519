import type { LiveMatch, TimelineEntry } from '@kolo/domain';

type GoalEntry = Extract<TimelineEntry, { type: 'goal' }>;
type Whistle = 'first-half' | 'half-time' | 'second-half' | 'finished' | 'cancelled';
type Milestone = TimelineEntry & { type: Whistle };

export type MatchNews =
  | { type: 'goal'; goal: GoalEntry }
  | { type: 'goal-voided' }
  | { type: 'milestone'; entry: Milestone };

const milestones: ReadonlySet<TimelineEntry['type']> = new Set<Whistle>([
  'first-half',
  'half-time',
  'second-half',
  'finished',
  'cancelled',
]);

const isMilestone = (entry: TimelineEntry): entry is Milestone => milestones.has(entry.type);

/** What people should hear of: goals, goals taken back and the whistles, in the order of the log. */
export function matchNews(before: LiveMatch, after: LiveMatch): MatchNews[] {
  const added = Object.values(after.timeline)
    .filter(({ id }) => !(id in before.timeline))
    .sort((a, b) => a.version - b.version)
    .flatMap((entry): MatchNews[] => {
      if (entry.type === 'goal') return [{ type: 'goal', goal: entry }];
      return isMilestone(entry) ? [{ type: 'milestone', entry }] : [];
    });
  const voided = Object.values(before.timeline).some(
    ({ id, type }) => type === 'goal' && !(id in after.timeline),
  );
  return voided ? [{ type: 'goal-voided' }, ...added] : added;
}
