import { Megaphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState } from '@/shared/ui';
import { Board } from './Board';
import { RefereeRulesForm } from './RefereeRulesForm';
import { useRefereeRules } from './use-referee-rules';

/** Who referees a league, and by which rules; without roles there are no places to take. */
export function LeagueReferees({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <Loaded query={useRefereeRules(leagueId)} errorTitle={t('rules.failed')}>
      {(rules) => (
        <div className="grid grid-cols-1 gap-8">
          {rules.roles.length === 0 ? (
            <Card>
              <EmptyState
                icon={<Megaphone aria-hidden="true" className="size-7" />}
                title={t('rules.none')}
                description={t('rules.noneHint')}
              />
            </Card>
          ) : (
            <Board leagueId={leagueId} />
          )}
          <RefereeRulesForm leagueId={leagueId} rules={rules} />
        </div>
      )}
    </Loaded>
  );
}
