import { Swords } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { HeadToHeadResults } from './HeadToHeadResults';
import { type MeetingsOf, useMeetings } from './use-meetings';

interface Props extends MeetingsOf {
  /** How many matches are listed, where not all are. */
  last?: number;
}

/** The matches of the companies of two teams, in all seasons. */
export function Meetings({ last, ...teams }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const meetings = useMeetings(teams);
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
