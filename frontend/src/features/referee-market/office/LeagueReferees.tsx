import { Megaphone } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, EmptyState } from '@/shared/ui';
import { AllStatements } from './AllStatements';
import { Board } from './Board';
import { RatingMeans } from './RatingMeans';
import { RefereeRulesForm } from './RefereeRulesForm';
import { useRefereeRules } from './use-referee-rules';

/** Who referees a league, by which rules, and what it costs. */
export function LeagueReferees({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <div className="grid grid-cols-1 gap-8">
      <Loaded query={useRefereeRules(leagueId)} errorTitle={t('rules.failed')}>
        {(rules) => (
          <>
            {/* Without roles there are no places to take. */}
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
          </>
        )}
      </Loaded>
      <RatingMeans leagueId={leagueId} />
      <AllStatements />
    </div>
  );
}
