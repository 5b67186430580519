import { Radio } from 'lucide-react';
import type { ReactElement } from 'react';
import { MatchesByTab } from '@/features/matches/MatchesByTab';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { LeagueTools } from '@/shared/league/LeagueTools';
import { NoSuchLeague } from '@/shared/league/NoSuchLeague';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { ButtonLink, Page, PageHeader } from '@/shared/ui';

export function MatchesPage(): ReactElement {
  const { t } = useTranslation('matches');
  const { others, requested, missing } = useLeagueChoice();
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="flex flex-wrap gap-2">
            <LeagueSwitch />
            <LeagueTools exported="results" />
            <ButtonLink to="/live" variant="secondary">
              <Radio aria-hidden="true" className="size-4" />
              {t('liveBoard')}
            </ButtonLink>
          </div>
        }
      />
      {missing ? <NoSuchLeague leagues={others} /> : <MatchesByTab key={requested} />}
    </Page>
  );
}
