import type { ConsoleMatch } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, ErrorState, SkeletonRows } from '@/shared/ui';
import { MatchLinks } from './MatchLinks';

interface Props {
  besideOf: (match: ConsoleMatch) => ReactNode;
}

/** The matches that an administrator has named the referee for. */
export function RefereeMatches({ besideOf }: Props): ReactElement {
  const { t } = useTranslation('table');
  const { data, isError, refetch } = useQuery<ConsoleMatch[]>({
    queryKey: ['/api/referee/matches'],
    refetchOnMount: 'always',
  });
  return (
    <Card>
      <CardHeader title={t('myMatches')} />
      {data !== undefined ? (
        <MatchLinks matches={data} grant={null} besideOf={besideOf} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Card>
  );
}
