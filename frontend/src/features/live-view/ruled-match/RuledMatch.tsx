import type { LiveMatch, LiveSnapshot } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { halfTimeBreak } from '@/shared/live/half-time-break';
import { ShootoutRows } from './ShootoutRows';
import { Situation } from './Situation';

interface Props {
  snapshot: LiveSnapshot;
  /** Whether what changes with the clock is known. */
  shown: boolean;
}

/** Additions of the rule sheet to the score: fouls, numbers on the pitch, a timeout, the break, kicks. */
export function RuledMatch({ snapshot, shown }: Props): ReactElement | null {
  const { match } = snapshot;
  if (match.shootout != null)
    return (
      <Suspense>
        <ShootoutRows snapshot={snapshot} shootout={match.shootout} />
      </Suspense>
    );
  if (!shown || !hasSituation(match)) return null;
  return (
    <Suspense>
      <Situation snapshot={snapshot} />
    </Suspense>
  );
}

function hasSituation(match: LiveMatch): boolean {
  const { status, rules, reductions = [], timeout = null } = match;
  if (status !== 'in_progress' || rules === undefined) return false;
  const isShown = rules.foulKickFrom !== null || reductions.length > 0 || timeout !== null;
  return isShown || halfTimeBreak(match) !== null;
}
