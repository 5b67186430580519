import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';
import { SeasonRulesForm } from './SeasonRulesForm';

export function SeasonRules({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('seasonRules');
  const rules = useSeasonRules(leagueId);
  return (
    <Loaded query={rules} errorTitle={t('loadFailed')}>
      {({ rules }) => <SeasonRulesForm leagueId={leagueId} rules={rules} />}
    </Loaded>
  );
}
