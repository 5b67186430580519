import type { LeagueRecords, RecordSet } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useScoreNews } from '@/shared/live/use-score-news';
import { EmptyState, SkeletonRows, WordChoice } from '@/shared/ui';
import { RecordLists } from './RecordLists';

const scopes = ['season', 'allTime'] as const;

export function Records({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('records');
  const [scope, setScope] = useState<(typeof scopes)[number]>('season');
  const records = useQuery<LeagueRecords>({
    queryKey: ['/api/leagues', leagueId, 'records'],
    refetchOnMount: 'always',
  });
  useScoreNews(null, () => void records.refetch(), { onlyFinished: true });
  return (
    <Loaded
      query={records}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={4} rowClassName="h-20" />}
    >
      {(known) => (
        <div className="grid gap-5">
          <div className="@container sm:max-w-sm">
            <WordChoice
              legend={t('scope')}
              options={scopes}
              value={scope}
              label={(option) => t(option)}
              onChoose={setScope}
              inRow
            />
          </div>
          {isEmpty(known[scope]) ? (
            <EmptyState
              icon={<Trophy aria-hidden="true" className="size-7" />}
              title={t('empty')}
              description={t('emptyHint')}
            />
          ) : (
            <RecordLists records={known[scope]} withLeague={scope === 'allTime'} />
          )}
        </div>
      )}
    </Loaded>
  );
}

const isEmpty = (records: RecordSet): boolean =>
  Object.values(records).every((list) => list.length === 0);
