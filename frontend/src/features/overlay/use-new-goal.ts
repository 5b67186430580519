import type { LiveSnapshot, TimelineEntry } from '@kolo/domain';
import { useEffect, useRef, useState } from 'react';

type Goal = Extract<TimelineEntry, { type: 'goal' }>;

const shownMs = 7_000;

const goalsOf = ({ match }: LiveSnapshot): Goal[] =>
  Object.values(match.timeline).filter((entry): entry is Goal => entry.type === 'goal');

/** The goal that has just been scored, for some seconds; those of before the page was opened are old. */
export function useNewGoal(snapshot: LiveSnapshot | null): Goal | null {
  const known = useRef<Set<string> | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const goals = snapshot === null ? null : goalsOf(snapshot);
  const ids = goals?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === undefined) return;
    const now = ids === '' ? [] : ids.split(' ');
    const fresh = known.current === null ? [] : now.filter((id) => !known.current?.has(id));
    known.current = new Set(now);
    const latest = fresh.at(-1);
    if (latest !== undefined) setShown(latest);
  }, [ids]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  // A goal that is taken back takes its announcement with it; a scorer who is named later joins it.
  return goals?.find(({ id }) => id === shown) ?? null;
}
