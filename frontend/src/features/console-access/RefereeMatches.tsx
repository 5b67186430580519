import type { ConsoleMatch, RefereeAssignment } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader, EmptyState, ErrorState, Link, SkeletonRows } from '@/shared/ui';
import { MatchLinks } from './MatchLinks';

interface Props {
  besideOf: (match: ConsoleMatch) => ReactNode;
}

const shownDays = 3;

/** Matches that the referee has accepted, or was named for, from the last days on. */
export function RefereeMatches({ besideOf }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { data, isError, refetch } = useQuery<RefereeAssignment[]>({
    queryKey: ['/api/referee/matches'],
    refetchOnMount: 'always',
  });
  const since = Date.now() - shownDays * 24 * 60 * 60 * 1000;
  const matches = data?.filter(
    ({ state, status, matchDate }) =>
      (state === 'accepted' || state === 'worked') &&
      (status === 'in_progress' || Date.parse(matchDate) > since),
  );
  return (
    <Card>
      <CardHeader
        title={t('myMatches')}
        aside={
          <Link
            to="/referee"
            className="inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
          >
            {t('openMatches')}
          </Link>
        }
      />
      {matches?.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" className="size-7" />}
          title={t('noneNamed')}
          description={t('noneNamedHint')}
        />
      ) : matches !== undefined ? (
        <MatchLinks matches={matches} grant={null} besideOf={besideOf} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Card>
  );
}
