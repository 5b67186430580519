import type { ReactElement } from 'react';
import { HomeSection } from '@/features/home/HomeSection';
import { SeeAll } from '@/features/home/SeeAll';
import { LeagueTableBlock } from '@/features/table/LeagueTableBlock';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { useLeagueParam } from '@/shared/league/use-league-choice';

export function HomeTable(): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const leagueId = useLeagueParam();
  const query = leagueId === null ? '' : `?league=${leagueId}`;
  return (
    <HomeSection
      title={t('table.title')}
      aside={<SeeAll to={`/league-table${query}`} label={t('table.all')} />}
    >
      <div className="mb-4 empty:hidden">
        <LeagueSwitch />
      </div>
      <LeagueTableBlock key={leagueId} leagueId={leagueId} />
    </HomeSection>
  );
}
