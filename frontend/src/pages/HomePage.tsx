import { lazy, type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeHero } from '../features/home/HomeHero';
import { LogoStrip } from '../features/home/LogoStrip';
import { SeasonFacts } from '../features/home/SeasonFacts';
import { useHomeUser, useUpcoming } from '../features/home/use-home';
import { WelcomeHeader } from '../features/home/WelcomeHeader';
import { ScoreTicker } from '../features/live-view/ScoreTicker';
import { TickerPlace } from '../features/live-view/TickerPlace';
import { Page } from '../shared/ui';

/** What lies below the first screen comes right after it, so that the first screen is there sooner. */
const HomeBlocks = lazy(async () => ({ default: (await import('./HomeBlocks')).HomeBlocks }));

/** The first page: a match that is played now comes before everything else. */
export function HomePage(): ReactElement {
  const { t } = useTranslation('home');
  const user = useHomeUser();
  const { data: fixtures } = useUpcoming(null);
  const next = fixtures === undefined ? undefined : (fixtures[0] ?? null);
  return (
    <Page title={t('title')} width="full">
      <Suspense fallback={<TickerPlace />}>
        <ScoreTicker fixtures={fixtures} />
      </Suspense>
      {user === null ? (
        <>
          <HomeHero next={next} />
          <div className="mb-12 grid grid-cols-[minmax(0,1fr)] gap-12 sm:mb-16 sm:gap-16">
            <SeasonFacts />
            <LogoStrip />
          </div>
        </>
      ) : (
        <>
          <WelcomeHeader user={user} />
          <LogoStrip />
        </>
      )}
      <Suspense fallback={<div className="min-h-[300vh]" />}>
        <HomeBlocks user={user} />
      </Suspense>
    </Page>
  );
}
