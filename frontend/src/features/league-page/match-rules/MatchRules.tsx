import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useMatchRules } from '@/shared/match-rules/use-match-rules';
import { MatchRulesForm } from './MatchRulesForm';

export function MatchRules({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('matchRules');
  const rules = useMatchRules(leagueId);
  return (
    <Loaded query={rules} errorTitle={t('loadFailed')}>
      {(sheet) => <MatchRulesForm leagueId={leagueId} sheet={sheet} />}
    </Loaded>
  );
}
