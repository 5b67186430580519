import type { ReactElement } from 'react';
import { TableByPart } from '@/features/table/TableByPart';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { LeagueTools } from '@/shared/league/LeagueTools';
import { NoSuchLeague } from '@/shared/league/NoSuchLeague';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { Page, PageHeader, useWide } from '@/shared/ui';

export function LeagueTablePage(): ReactElement {
  const { t } = useTranslation('leagueTable');
  const wide = useWide('md');
  const { others, requested, missing } = useLeagueChoice();
  return (
    <Page title={t('caption')}>
      <PageHeader
        title={t('caption')}
        lead={<span className="max-sm:hidden">{t('lead')}</span>}
        aside={
          <div className="flex flex-wrap gap-2 empty:hidden">
            <LeagueSwitch />
            {wide && <LeagueTools embed suspensions awards exported="table" />}
          </div>
        }
      />
      {missing ? (
        <NoSuchLeague leagues={others} />
      ) : (
        <TableByPart key={requested} leagueId={requested} />
      )}
      {/* On a phone the teams come first. */}
      {!wide && (
        <div className="mt-4">
          <LeagueTools embed suspensions awards exported="table" />
        </div>
      )}
    </Page>
  );
}
