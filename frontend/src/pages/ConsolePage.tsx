import type { ReactElement } from 'react';
import { UnsentMatches } from '@/features/console/unsent/UnsentMatches';
import { ConsoleEntrance } from '@/features/console-access/ConsoleEntrance';
import { GrantsButton } from '@/features/grants/GrantsButton';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';

export function ConsolePage(): ReactElement {
  const { t } = useTranslation('consoleAccess');
  return (
    <Page title={t('title')} width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ConsoleEntrance
        unsent={<UnsentMatches />}
        besideOf={({ homeTeam, awayTeam, ...match }) => (
          <GrantsButton
            match={{ ...match, homeTeamName: homeTeam.name, awayTeamName: awayTeam.name }}
            asAdministrator={false}
            className="mr-2"
          />
        )}
      />
    </Page>
  );
}
