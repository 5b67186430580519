import type { SessionUser } from '@kolo/domain';
import type { ReactElement } from 'react';
import { HomeSection } from '@/features/home/HomeSection';
import { SeeAll } from '@/features/home/SeeAll';
import { TopList } from '@/features/top-lists/TopList';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { SignInPrompt } from '@/shared/ui';

const lists = ['mvp', 'scorers', 'assists'] as const;

export function HomeStatistics({ user }: { user: SessionUser | null }): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const leagueId = useLeagueParam();
  const query = leagueId === null ? '' : `?league=${leagueId}`;
  return (
    <HomeSection
      title={t('statistics.title')}
      aside={<SeeAll to={`/statistics${query}`} label={t('statistics.all')} />}
    >
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {lists.map((kind) => (
          <section key={kind} aria-labelledby={`top-${kind}`}>
            <h3 id={`top-${kind}`} className="mb-2.5 text-sm font-bold text-ink-muted">
              {t(`statistics.${kind}`)}
            </h3>
            <TopList key={leagueId} kind={kind} leagueId={leagueId} on="home" />
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
