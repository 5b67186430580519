import type { FansTally, FansVoteView, LiveSnapshot, SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense, useCallback, useEffect, useState } from 'react';
import { useShownUser } from '@/shared/api/shown-user';
import { usePreloaded } from '@/shared/page/page-data';
import { PartCode } from '@/shared/page/part-code';
import { Postponed } from '@/shared/page/postponed';
import { Card, SkeletonRows } from '@/shared/ui';
import { useWide } from '@/shared/ui/use-wide';
import { refetchInMs, withNewer } from './newer-votes';
import { VoteCard } from './VoteCard';

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
  pushed: FansTally | null;
}

const castVotes = new PartCode<Props>(async () => (await import('./FansVoteCard')).FansVoteCard);
const visitorVotes = new PartCode(async () => (await import('./Votes')).VisitorVotes);

/** Shown after a match that was played to the end: the vote, the tally, the award. */
export function FansVote({ live, pushed }: Props): ReactElement | null {
  const { status, lineup, clock, outcome } = live.match;
  if (outcome !== undefined || status !== 'completed' || lineup === null || clock === null)
    return null;
  return <VotesOfMatch live={live} pushed={pushed} />;
}

/** The code that reads and casts votes is loaded where the page's own votes are not enough. */
function VotesOfMatch({ live, pushed }: Props): ReactElement {
  const user = useShownUser();
  const preloaded = usePreloaded<FansVoteView>(`/api/matches/${live.match.matchId}/mvp-votes`);
  const [isOld, setOld] = useState(false);
  // The rendered part stays until the code is there.
  const expired = useCallback(() => void castVotes.preload().then(() => setOld(true)), []);
  return !isOld &&
    preloaded !== undefined &&
    (isCounted(preloaded) || isForVisitor(preloaded, user)) ? (
    <VotesOfPage live={live} pushed={pushed} view={preloaded} onOld={expired} />
  ) : (
    <Suspense fallback={<Loading />}>
      <castVotes.Part live={live} pushed={pushed} />
    </Suspense>
  );
}

interface PageProps extends Props {
  view: FansVoteView;
  /** From then on the votes are to be read. */
  onOld: () => void;
}

/** The votes that the page was loaded with, and those that are pushed. Only the time left changes by itself. */
function VotesOfPage({ live, pushed, view, onOld }: PageProps): ReactElement {
  const [isOpen] = useState(view.phase === 'open');
  const [askAgainMs] = useState(() => refetchInMs(view));
  const shown = { live, view: withNewer(view, pushed) };
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onOld, askAgainMs);
    return () => clearTimeout(timer);
  }, [isOpen, askAgainMs, onOld]);
  const wide = useWide();
  return (
    <VoteCard view={view} onEnd={onOld}>
      {wide ? (
        <Suspense>
          <visitorVotes.Part {...shown} />
        </Suspense>
      ) : (
        <Postponed code={visitorVotes} props={shown} />
      )}
    </VoteCard>
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
