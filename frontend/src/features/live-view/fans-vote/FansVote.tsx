import type { FansTally, LiveSnapshot } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { lazyComponent } from '@/shared/lazy-component';
import { Card, SkeletonRows } from '@/shared/ui';

const FansVoteCard = lazyComponent(async () => (await import('./FansVoteCard')).FansVoteCard);

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
  pushed: FansTally | null;
}

/** Shown after a match that was played to the end: the vote, the tally, the award. */
export function FansVote({ live, pushed }: Props): ReactElement | null {
  const { match } = live;
  if (match.status !== 'completed' || match.lineup === null || match.clock === null) return null;
  return (
    <Suspense fallback={<Loading />}>
      <FansVoteCard live={live} pushed={pushed} />
    </Suspense>
  );
}

const Loading = (): ReactElement => (
  <Card className="px-4 py-3">
    <SkeletonRows rows={2} rowClassName="h-11" />
  </Card>
);
