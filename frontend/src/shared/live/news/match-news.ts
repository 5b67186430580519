import type { LiveMatch, Milestone, OutcomeKind, TimelineEntry } from '@kolo/domain';

export type GoalEntry = Extract<TimelineEntry, { type: 'goal' }>;
/** Fouls are too many to be news one by one. */
export type Incident = Exclude<
  Extract<TimelineEntry, { team: unknown }>,
  { type: 'goal' | 'foul' }
>;
type WhistleEntry = TimelineEntry & { type: Exclude<Milestone, 'result-recorded'> };

export type MatchNews =
  | { type: 'goal'; goal: GoalEntry }
  | { type: 'goal-undone' }
  /** The table checks the score, or has confirmed it. */
  | { type: 'score-check'; inDoubt: boolean }
  | { type: 'decided' }
  | { type: 'decision-undone'; outcome: OutcomeKind }
  | { type: 'incident'; entry: Incident }
  | { type: 'milestone'; entry: WhistleEntry };

export const isIncident = (entry: TimelineEntry): entry is Incident =>
  'team' in entry && entry.type !== 'goal' && entry.type !== 'foul';

const isWhistle = (entry: TimelineEntry): entry is WhistleEntry =>
  !('team' in entry) && entry.type !== 'mvp' && entry.type !== 'result-recorded';

function newsOf(entry: TimelineEntry): MatchNews[] {
  if (entry.type === 'goal') return [{ type: 'goal', goal: entry }];
  if (isIncident(entry)) return [{ type: 'incident', entry }];
  return isWhistle(entry) ? [{ type: 'milestone', entry }] : [];
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
  const taken: MatchNews[] = undone ? [{ type: 'goal-undone' }] : [];
  return [...taken, ...added, ...decision(before, after), ...scoreCheck(before, after)];
}

function decision({ outcome: before }: LiveMatch, { outcome }: LiveMatch): MatchNews[] {
  if (outcome === before) return [];
  // A match that is abandoned says so with an entry of its timeline.
  if (outcome !== undefined && outcome !== 'abandoned') return [{ type: 'decided' }];
  return before === undefined ? [] : [{ type: 'decision-undone', outcome: before }];
}

function scoreCheck(before: LiveMatch, { status, scoreInDoubt: inDoubt }: LiveMatch): MatchNews[] {
  const changed = inDoubt !== undefined && inDoubt !== (before.scoreInDoubt ?? false);
  return changed && status === 'in_progress' ? [{ type: 'score-check', inDoubt }] : [];
}
