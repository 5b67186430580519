import type { FansVoteView } from '@kolo/domain';
import { Heart } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';
import { VotingEnds } from './VotingEnds';

interface Props {
  /** Undefined while it is not known. */
  view: FansVoteView | undefined;
  onEnd: () => void;
  children: ReactNode;
}

/** The title and the time that is left, around the votes. */
export function VoteCard({ view, onEnd, children }: Props): ReactElement {
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
