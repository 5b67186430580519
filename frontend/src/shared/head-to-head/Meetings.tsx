import { Swords } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { HeadToHeadResults } from './HeadToHeadResults';
import { useMeetings } from './use-meetings';

interface Props {
  teamId: number;
  otherId: number;
  /** Only the matches before this one of the two. */
  beforeMatch?: number;
  /** How many matches are listed, where not all are. */
  last?: number;
}

/** The matches of the companies of two teams, in all seasons. */
export function Meetings({ teamId, otherId, beforeMatch, last }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const meetings = useMeetings(teamId, otherId, beforeMatch);
  return (
    <Loaded
      query={meetings}
      errorTitle={t('headToHeadFailed')}
      loading={<SkeletonRows rows={3} rowClassName="h-16" />}
    >
      {(known) =>
        known.matches.length === 0 ? (
          <EmptyState
            icon={<Swords aria-hidden="true" className="size-7" />}
            title={t('neverMet')}
            description={t('neverMetHint')}
          />
        ) : (
          <HeadToHeadResults meetings={known} {...(last !== undefined && { last })} />
        )
      }
    </Loaded>
  );
}
