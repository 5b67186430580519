import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSection } from '@/features/home/HomeSection';
import { SeeAll } from '@/features/home/SeeAll';
import { LeagueTableBlock } from '@/features/table/LeagueTableBlock';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { useAskedLeague } from '@/shared/league/use-league-choice';

export function HomeTable(): ReactElement {
  const { t } = useTranslation('homeBlocks');
  const asked = useAskedLeague();
  const of = asked === null ? '' : `?league=${asked}`;
  return (
    <HomeSection
      title={t('table.title')}
      aside={<SeeAll to={`/league-table${of}`} label={t('table.all')} />}
    >
      <div className="mb-4 empty:hidden">
        <LeagueSwitch />
      </div>
      <LeagueTableBlock key={asked} leagueId={asked} />
    </HomeSection>
  );
}
