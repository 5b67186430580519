import { CalendarX2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundCard } from '../features/match-list/RoundCard';
import { currentRound, type Round, roundsOf } from '../features/match-list/rounds';
import { useMatches } from '../features/match-list/use-matches';
import { errorMessage } from '../shared/api';
import { EmptyState, ErrorState, Page, PageHeader, SkeletonRows } from '../shared/ui';

/** The league's matches by round; opens at the round that is on. */
export function AdminPage(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('title')}>
      <PageHeader title={t('matches')} lead={t('matchesLead')} />
      <Matches />
    </Page>
  );
}

function Matches(): ReactElement {
  const { t } = useTranslation('admin');
  const { data, error, isFetching, refetch } = useMatches();
  if (data === undefined && error !== null)
    return (
      <ErrorState
        description={errorMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <SkeletonRows rows={6} rowClassName="h-20" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t('empty')}
        description={t('emptyHint')}
      />
    );
  return <Rounds rounds={roundsOf(data)} />;
}

function Rounds({ rounds }: { rounds: readonly Round[] }): ReactElement {
  const { t } = useTranslation('admin');
  const current = currentRound(rounds);
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => opened.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {rounds.map(({ number, matches }) => (
        <div
          key={number}
          ref={number === current && number !== rounds[0]?.number ? opened : undefined}
          className="scroll-mt-20"
        >
          <RoundCard
            round={number}
            level={2}
            matches={matches}
            aside={t('roundProgress', {
              played: matches.filter(({ status }) => status === 'completed').length,
              total: matches.length,
            })}
            linkOf={({ id }) => `/admin/match/${id}`}
          />
        </div>
      ))}
    </div>
  );
}
