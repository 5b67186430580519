import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentaryCarousel } from '../features/home/CommentaryCarousel';
import { ContactBlock } from '../features/home/ContactBlock';
import { HomeSection } from '../features/home/HomeSection';
import { Packages } from '../features/home/Packages';
import { RoleCards } from '../features/home/RoleCards';
import { UpcomingBlock } from '../features/home/UpcomingBlock';
import { LeagueTableBlock } from '../features/table/LeagueTableBlock';
import { TopList } from '../features/top-lists/TopList';
import { ButtonLink, SignInPrompt } from '../shared/ui';

/** The home page below its first screen; each block loads, fails and is empty for itself. */
export function HomeBlocks({ user }: { user: SessionUser | null }): ReactElement {
  const visitor = user === null;
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-12 sm:gap-16',
        !visitor && 'py-10 sm:py-12',
      )}
    >
      <CommentaryCarousel />
      {visitor && <RoleCards />}
      <TableBlock />
      <UpcomingBlock user={user} />
      <StatisticsBlock user={user} />
      {visitor && <Packages />}
      {visitor && <ContactBlock />}
    </div>
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
