import type { FansTally, FansVoteView, LiveSnapshot, SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense, startTransition, useCallback, useState } from 'react';
import { useShownUser } from '@/shared/api/shown-user';
import { lazyComponent } from '@/shared/lazy-component';
import { useCame } from '@/shared/page-data';
import { Card, SkeletonRows } from '@/shared/ui';

const FansVoteCard = lazyComponent(async () => (await import('./FansVoteCard')).FansVoteCard);
const VotesOfPage = lazyComponent(async () => (await import('./VotesOfPage')).VotesOfPage);

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
  pushed: FansTally | null;
}

/** Shown after a match that was played to the end: the vote, the tally, the award. */
export function FansVote({ live, pushed }: Props): ReactElement | null {
  const { status, lineup, clock } = live.match;
  if (status !== 'completed' || lineup === null || clock === null) return null;
  return (
    <Suspense fallback={<Loading />}>
      <VotesOfMatch live={live} pushed={pushed} />
    </Suspense>
  );
}

/** The code that reads and casts votes is loaded where the page's own votes are not enough. */
function VotesOfMatch({ live, pushed }: Props): ReactElement {
  const user = useShownUser();
  const came = useCame<FansVoteView>(`/api/matches/${live.match.matchId}/mvp-votes`);
  const [isOld, setOld] = useState(false);
  const grewOld = useCallback(() => startTransition(() => setOld(true)), []);
  return !isOld && came !== undefined && (isCounted(came) || isForVisitor(came, user)) ? (
    <VotesOfPage live={live} pushed={pushed} view={came} onOld={grewOld} />
  ) : (
    <FansVoteCard live={live} pushed={pushed} />
  );
}

const isCounted = ({ phase, winner, tally }: FansVoteView): boolean =>
  phase === 'closed' && (winner !== null || tally.votes === 0);

const isForVisitor = ({ phase }: FansVoteView, user: SessionUser | null): boolean =>
  phase === 'open' && user === null;

const Loading = (): ReactElement => (
  <Card className="px-4 py-3">
    <SkeletonRows rows={2} rowClassName="h-11" />
  </Card>
);
