import { ArrowRight, CalendarX2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeHero } from '../features/home/HomeHero';
import { RoundCard } from '../features/match-list/RoundCard';
import { useUpcomingMatches } from '../features/match-list/use-matches';
import { errorMessage } from '../shared/api';
import { roundsOf } from '../shared/league/rounds';
import { ButtonLink, EmptyState, ErrorState, Page, SkeletonRows } from '../shared/ui';

const shownMatches = 6;

export function HomePage(): ReactElement {
  const { t } = useTranslation('home');
  const upcoming = useUpcomingMatches();
  return (
    <>
      <HomeHero next={upcoming.data?.[0]} />
      <Page title={t('title')}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <h2 className="headline text-2xl">{t('upcoming')}</h2>
          <ButtonLink to="/live" variant="ghost" size="sm" className="-ml-3 sm:-mr-3 sm:ml-0">
            {t('seeBoard')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        </div>
        <Upcoming />
      </Page>
    </>
  );
}

function Upcoming(): ReactElement {
  const { t } = useTranslation('home');
  const { data, error, isFetching, refetch } = useUpcomingMatches();
  if (data === undefined && error !== null)
    return (
      <ErrorState
        description={errorMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <SkeletonRows rows={4} rowClassName="h-18" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<CalendarX2 aria-hidden="true" className="size-7" />}
        title={t('upcomingEmpty')}
        description={t('upcomingEmptyHint')}
      />
    );
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {roundsOf(data.slice(0, shownMatches)).map(({ number, matches }) => (
        <RoundCard
          key={number}
          round={number}
          matches={matches}
          linkOf={({ id }) => `/live/${id}`}
        />
      ))}
    </div>
  );
}
