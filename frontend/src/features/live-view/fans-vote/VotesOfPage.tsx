import type { FansTally, FansVoteView, LiveSnapshot } from '@kolo/domain';
import { Heart } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fullName, playerNames } from '@/shared/live/news/player-names';
import { Card, CardHeader } from '@/shared/ui';
import { FansAward } from './FansAward';
import { FansTallyList } from './FansTallyList';
import { askedAgainIn, withNewer } from './newer-votes';
import { SignInToVote } from './SignInToVote';
import { VotingEnds } from './VotingEnds';

interface CardProps {
  /** Undefined while it is not known. */
  view: FansVoteView | undefined;
  onEnd: () => void;
  children: ReactNode;
}

export function VoteCard({ view, onEnd, children }: CardProps): ReactElement {
  const { t } = useTranslation('fansVote');
  return (
    <Card>
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            <Heart aria-hidden="true" className="size-4 fill-live text-live" />
            {t('title')}
          </span>
        }
        aside={view?.closesAt && <VotingEnds view={view} onEnd={onEnd} />}
      />
      <div className="px-4 py-3">{children}</div>
    </Card>
  );
}

interface VotesProps {
  live: LiveSnapshot;
  view: FansVoteView;
  /** How to vote, while that is possible. */
  form: ReactNode;
}

export function Votes({ live, view, form }: VotesProps): ReactElement {
  const { t } = useTranslation('fansVote');
  const { mvpPlayerId } = live.match;
  return (
    <div className="grid gap-4">
      {view.winner !== null && <FansAward winner={view.winner} live={live} />}
      {view.phase === 'open' && form}
      <FansTallyList live={live} view={view} />
      {mvpPlayerId !== null && (
        <p className="text-xs text-ink-muted">
          {t('official', { name: fullName(playerNames(live), mvpPlayerId) })}
        </p>
      )}
    </div>
  );
}

interface Props {
  live: LiveSnapshot;
  pushed: FansTally | null;
  view: FansVoteView;
  /** From then on the votes are to be read. */
  onOld: () => void;
}

/** The votes that a visitor's page came with and what is pushed, without the code that reads and casts them. */
export function VotesOfPage({ live, pushed, view, onOld }: Props): ReactElement {
  const [isOpen] = useState(view.phase === 'open');
  const [askAgainMs] = useState(() => askedAgainIn(view));
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onOld, askAgainMs);
    return () => clearTimeout(timer);
  }, [isOpen, askAgainMs, onOld]);
  return (
    <VoteCard view={view} onEnd={onOld}>
      <Votes live={live} view={withNewer(view, pushed)} form={<SignInToVote />} />
    </VoteCard>
  );
}
