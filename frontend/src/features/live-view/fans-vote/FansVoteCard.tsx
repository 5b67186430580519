import type { FansTally, LiveSnapshot } from '@kolo/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Loaded, useUser } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { SkeletonRows } from '@/shared/ui';
import { SignInToVote } from './SignInToVote';
import { keyOf, useFansVote } from './use-fans-vote';
import { VoteCard } from './VoteCard';
import { VoteForm } from './VoteForm';
import { Votes } from './Votes';

interface Props {
  /** The match as it is now, also during a replay. */
  live: LiveSnapshot;
  pushed: FansTally | null;
}

function VoteOfMatch({ live, pushed }: Props): ReactElement {
  const { t } = useTranslation('fansVote');
  const { matchId } = live.match;
  const client = useQueryClient();
  const user = useUser();
  const query = useFansVote(matchId, pushed);
  return (
    <VoteCard
      view={query.data}
      onEnd={() => void client.invalidateQueries({ queryKey: keyOf(matchId) })}
    >
      <Loaded
        query={query}
        errorTitle={t('failed')}
        loading={<SkeletonRows rows={2} rowClassName="h-11" />}
      >
        {(view) => (
          <Votes
            live={live}
            view={view}
            form={
              user === null ? (
                <SignInToVote />
              ) : (
                <VoteForm key={user.id} live={live} own={view.own} />
              )
            }
          />
        )}
      </Loaded>
    </VoteCard>
  );
}

export const FansVoteCard = withQueries(VoteOfMatch);
