import { type ReactElement, Suspense, useEffect } from 'react';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Skeleton } from '@/shared/ui';
import type { Moment } from './moment';

const OpenReplay = lazyComponent(async () => (await import('./OpenReplay')).OpenReplay);

interface Props {
  matchId: number;
  /** The match as it is now. */
  view: LiveMatchView;
  open: boolean;
  /** Gets the moment to show, and null when the replay is left. */
  onMoment: (moment: Moment | null) => void;
  onLeave: () => void;
}

/** The player of the replay, while one is open. */
export function ReplayBar({ open, onLeave, ...rest }: Props): ReactElement | null {
  const live = rest.view.snapshot?.match;
  const hasBegun = live !== undefined && live.clock !== null;
  // When the first whistle is undone there is nothing to watch until the next one.
  useEffect(() => {
    if (open && !hasBegun) onLeave();
  }, [open, hasBegun, onLeave]);
  if (!open || !hasBegun) return null;
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-32 w-full" />}>
      <OpenReplay {...rest} live={live} onLeave={onLeave} />
    </Suspense>
  );
}
