import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';
import { SeasonRulesForm } from './SeasonRulesForm';

export function SeasonRules({ leagueId }: { leagueId: number }): ReactElement {
  // With the texts of its form: they would suspend the whole tab later, and what was typed in it would be lost.
  const { t } = useTranslation(['seasonRules', 'signOff']);
  const rules = useSeasonRules(leagueId);
  return (
    <Loaded query={rules} errorTitle={t('loadFailed')}>
      {({ rules }) => <SeasonRulesForm leagueId={leagueId} rules={rules} />}
    </Loaded>
  );
}
