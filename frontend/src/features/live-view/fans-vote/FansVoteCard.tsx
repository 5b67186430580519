import type { FansTally, FansVoteView, LiveSnapshot } from '@kolo/domain';
import { Heart } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded, useUser } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fullName, playerNames } from '@/shared/live/news/player-names';
import { Card, CardHeader, SkeletonRows } from '@/shared/ui';
import { FansAward } from './FansAward';
import { FansTallyList } from './FansTallyList';
import { SignInToVote } from './SignInToVote';
import { useFansVote } from './use-fans-vote';
import { VoteForm } from './VoteForm';
import { VotingEnds } from './VotingEnds';

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
  pushed: FansTally | null;
}

function VoteOfMatch({ live, pushed }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const { matchId } = live.match;
  const query = useFansVote(matchId, pushed);
  const { data } = query;
  return (
    <Card>
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            <Heart aria-hidden="true" className="size-4 fill-live text-live" />
            {t('title')}
          </span>
        }
        aside={data?.closesAt && <VotingEnds matchId={matchId} view={data} />}
      />
      <div className="px-4 py-3">
        <Loaded
          query={query}
          errorTitle={t('failed')}
          loading={<SkeletonRows rows={2} rowClassName="h-11" />}
        >
          {(view) => <Votes live={live} view={view} />}
        </Loaded>
      </div>
    </Card>
  );
}

function Votes({ live, view }: { live: LiveSnapshot; view: FansVoteView }): ReactElement {
  const { t } = useTranslation('fansVote');
  const user = useUser();
  const { mvpPlayerId } = live.match;
  const open = view.phase === 'open';
  return (
    <div className="grid gap-4">
      {view.winner !== null && <FansAward winner={view.winner} live={live} />}
      {open && user !== null && <VoteForm key={user.id} live={live} own={view.own} />}
      {open && user === null && <SignInToVote />}
      <FansTallyList live={live} view={view} />
      {mvpPlayerId !== null && (
        <p className="text-xs text-ink-muted">
          {t('official', { name: fullName(playerNames(live), mvpPlayerId) })}
        </p>
      )}
    </div>
  );
}

export const FansVoteCard = withQueries(VoteOfMatch);
