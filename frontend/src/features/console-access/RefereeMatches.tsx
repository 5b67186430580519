import type { ConsoleMatch } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, EmptyState, ErrorState, SkeletonRows } from '@/shared/ui';
import { MatchLinks } from './MatchLinks';

interface Props {
  besideOf: (match: ConsoleMatch) => ReactNode;
}

/** The matches that an administrator has named the referee for. */
export function RefereeMatches({ besideOf }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { data, isError, refetch } = useQuery<ConsoleMatch[]>({
    queryKey: ['/api/referee/matches'],
    refetchOnMount: 'always',
  });
  return (
    <Card>
      <CardHeader title={t('myMatches')} />
      {data?.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" className="size-7" />}
          title={t('noneNamed')}
          description={t('noneNamedHint')}
        />
      ) : data !== undefined ? (
        <MatchLinks matches={data} grant={null} besideOf={besideOf} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Card>
  );
}
