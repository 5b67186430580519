import type { LiveMatch } from '@kolo/domain';
import { useEffect, useRef, useState } from 'react';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { type GoalEntry, type Incident, isIncident, type MatchNews, matchNews } from './match-news';

export type MatchMoment =
  | { type: 'goals'; goals: readonly GoalEntry[] }
  | { type: 'incident'; entry: Incident };

const shownMs = { goals: 3_500, incident: 4_000 } as const;

/** Ids, so that corrected entries show as they are now and undone ones disappear. */
interface Shown {
  type: MatchMoment['type'];
  ids: readonly string[];
}

type Known = Pick<LiveMatchView, 'snapshot' | 'epoch'>;

interface Options {
  goalsMs?: number;
  /** Events since then are new; by default all that are there at the start are old. */
  before?: Known;
}

/** The latest moment of a running match, for some seconds; several at once, e.g. after sleep, are one. */
export function useMatchMoment(
  { snapshot, epoch }: Known,
  { goalsMs = shownMs.goals, before: first }: Options = {},
): MatchMoment | null {
  const known = useRef<{ epoch: string | null; match: LiveMatch } | null>(
    first?.snapshot ? { epoch: first.epoch, match: first.snapshot.match } : null,
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const match = snapshot?.match ?? null;
  useEffect(() => {
    if (match === null) return;
    const before = known.current;
    known.current = { epoch, match };
    if (before === null || before.epoch !== epoch || match.status !== 'in_progress') return;
    const next = shownOf(matchNews(before.match, match));
    if (next !== null) setShown((now) => (outshines(now, next) ? now : next));
  }, [match, epoch]);
  useEffect(() => {
    if (shown === null) return;
    const ms = shown.type === 'goals' ? goalsMs : shownMs.incident;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, goalsMs]);
  return shown === null || match === null ? null : standing(shown, match);
}

function shownOf(news: readonly MatchNews[]): Shown | null {
  const goals = news.flatMap((one) => (one.type === 'goal' ? one.goal.id : []));
  if (goals.length > 0) return { type: 'goals', ids: goals };
  const latest = news.findLast((one) => one.type === 'incident');
  return latest?.type === 'incident' ? { type: 'incident', ids: [latest.entry.id] } : null;
}

/** A card does not end the celebration of a goal. */
const outshines = (now: Shown | null, next: Shown): boolean =>
  now?.type === 'goals' && next.type === 'incident';

function standing({ type, ids }: Shown, { timeline }: LiveMatch): MatchMoment | null {
  const entries = ids.flatMap((id) => timeline[id] ?? []);
  if (type === 'goals') {
    const goals = entries.filter((entry) => entry.type === 'goal');
    return goals.length === 0 ? null : { type, goals };
  }
  const [entry] = entries;
  return entry !== undefined && isIncident(entry) ? { type, entry } : null;
}
