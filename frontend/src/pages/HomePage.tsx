import type { SessionUser } from '@kolo/domain';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentaryCarousel } from '../features/home/CommentaryCarousel';
import { ContactBlock } from '../features/home/ContactBlock';
import { HomeHero } from '../features/home/HomeHero';
import { HomeSection } from '../features/home/HomeSection';
import { LogoStrip } from '../features/home/LogoStrip';
import { Packages } from '../features/home/Packages';
import { RoleCards } from '../features/home/RoleCards';
import { SeasonFacts } from '../features/home/SeasonFacts';
import { UpcomingBlock } from '../features/home/UpcomingBlock';
import { useHomeUser, useUpcoming } from '../features/home/use-home';
import { WelcomeHeader } from '../features/home/WelcomeHeader';
import { ScoreTicker } from '../features/live-view/ScoreTicker';
import { LeagueTableBlock } from '../features/table/LeagueTableBlock';
import { TopList } from '../features/top-lists/TopList';
import { ButtonLink, Page, SignInPrompt } from '../shared/ui';

/** Blocks follow each other at this distance; each loads, fails and is empty for itself. */
const blocks = 'grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16';

/** The first page: a match that is played now comes before everything else. */
export function HomePage(): ReactElement {
  const { t } = useTranslation('home');
  const user = useHomeUser();
  const { data: fixtures } = useUpcoming(null);
  const next = fixtures === undefined ? undefined : (fixtures[0] ?? null);
  return (
    <Page title={t('title')} width="full">
      <ScoreTicker fixtures={fixtures} />
      {user === null ? (
        <>
          <HomeHero next={next} />
          <div className={blocks}>
            <SeasonFacts />
            <LogoStrip />
            <CommentaryCarousel />
            <RoleCards />
            <TableBlock />
            <UpcomingBlock user={null} />
            <StatisticsBlock user={null} />
            <Packages />
            <ContactBlock />
          </div>
        </>
      ) : (
        <>
          <WelcomeHeader user={user} />
          <LogoStrip />
          <div className={`${blocks} py-10 sm:py-12`}>
            <CommentaryCarousel />
            <TableBlock />
            <UpcomingBlock user={user} />
            <StatisticsBlock user={user} />
          </div>
        </>
      )}
    </Page>
  );
}

function TableBlock(): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('table.title')}
      aside={<SeeAll to="/league-table" label={t('table.all')} />}
    >
      <LeagueTableBlock />
    </HomeSection>
  );
}

const lists = ['mvp', 'scorers', 'assists'] as const;

function StatisticsBlock({ user }: { user: SessionUser | null }): ReactElement {
  const { t } = useTranslation('home');
  return (
    <HomeSection
      title={t('statistics.title')}
      aside={<SeeAll to="/statistics" label={t('statistics.all')} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {lists.map((kind) => (
          <section key={kind} aria-labelledby={`top-${kind}`}>
            <h3 id={`top-${kind}`} className="mb-2.5 text-sm font-bold text-ink-muted">
              {t(`statistics.${kind}`)}
            </h3>
            <TopList kind={kind} on="home" />
          </section>
        ))}
      </div>
      {user === null && (
        <div className="mt-4">
          <SignInPrompt below text={t('statistics.visitorsSee')} />
        </div>
      )}
    </HomeSection>
  );
}

function SeeAll({ to, label }: { to: string; label: string }): ReactElement {
  return (
    <ButtonLink to={to} variant="ghost" className="-mr-4">
      {label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </ButtonLink>
  );
}
