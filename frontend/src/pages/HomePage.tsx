import { type ReactElement, Suspense } from 'react';
import { HomeHero } from '@/features/home/HomeHero';
import { LogoStrip } from '@/features/home/LogoStrip';
import { SeasonFacts } from '@/features/home/SeasonFacts';
import { useFinalsToday } from '@/features/home/use-finals-today';
import { useUpcoming } from '@/features/home/use-home';
import { WelcomeHeader } from '@/features/home/WelcomeHeader';
import { ScoreTicker } from '@/features/live-view/ScoreTicker';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Page } from '@/shared/ui';
import { HomeBlocks } from './HomeBlocks';

const FinalsToday = lazyComponent(
  async () => (await import('@/features/bracket/FinalsToday')).FinalsToday,
);

export function HomePage(): ReactElement {
  const { t } = useTranslation('home');
  const user = useUser();
  const { data: fixtures } = useUpcoming(null);
  return (
    <Page title={t('title')} width="full">
      <ScoreTicker fixtures={fixtures} />
      <FinalsOfToday />
      {user === null ? (
        <>
          <HomeHero fixtures={fixtures} />
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
      <HomeBlocks user={user} />
    </Page>
  );
}

/** A component of its own, because it renders twice: on the server's day, then on the browser's. */
function FinalsOfToday(): ReactElement | null {
  const leagueId = useFinalsToday();
  if (leagueId === null) return null;
  return (
    <Suspense>
      <FinalsToday leagueId={leagueId} />
    </Suspense>
  );
}
