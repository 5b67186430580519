import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeSection } from '../features/home/HomeSection';
import { SeeAll } from '../features/home/SeeAll';
import { LeagueTableBlock } from '../features/table/LeagueTableBlock';

/** The table on the home page. */
export function HomeTable(): ReactElement {
  const { t } = useTranslation('homeBlocks');
  return (
    <HomeSection
      title={t('table.title')}
      aside={<SeeAll to="/league-table" label={t('table.all')} />}
    >
      <LeagueTableBlock />
    </HomeSection>
  );
}
