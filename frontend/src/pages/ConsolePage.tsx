import type { ReactElement } from 'react';
import { ConsoleAccess } from '@/features/console-access/ConsoleAccess';
import { GrantsButton } from '@/features/grants/GrantsButton';
import { UnsentMatches } from '@/features/live-control/screen/UnsentMatches';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Page, PageHeader } from '@/shared/ui';

export function ConsolePage(): ReactElement {
  const { t } = useTranslation('table');
  return (
    <Page title={t('title')} width="narrow">
      <PageHeader title={t('title')} lead={t('lead')} />
      <ConsoleAccess
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
