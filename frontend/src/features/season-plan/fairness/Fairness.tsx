import { ChartColumn } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader, EmptyState, SkeletonRows } from '@/shared/ui';
import { FairnessNumbers } from './FairnessNumbers';
import { hasMatches } from './fairness-facts';
import { HomeAwayPlot } from './HomeAwayPlot';
import { KickOffPlot } from './KickOffPlot';
import { RestPlot } from './RestPlot';
import { useFairness } from './use-fairness';

/** How fair the schedule is to each team, drawn and as a table. */
export function Fairness({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const fairness = useFairness(leagueId);
  return (
    <section aria-label={t('fairness.title')}>
      <Card>
        <CardHeader title={t('fairness.title')} />
        <Loaded
          query={fairness}
          errorTitle={t('fairness.failed')}
          loading={<SkeletonRows rows={4} rowClassName="h-12" />}
        >
          {(teams) =>
            hasMatches(teams) ? (
              <CardBody className="grid grid-cols-1 gap-6">
                <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
                  <KickOffPlot teams={teams} />
                  <HomeAwayPlot teams={teams} />
                  <RestPlot teams={teams} />
                </div>
                <FairnessNumbers teams={teams} />
              </CardBody>
            ) : (
              <EmptyState
                icon={<ChartColumn aria-hidden="true" className="size-7" />}
                title={t('fairness.none')}
                description={t('fairness.noneHint')}
              />
            )
          }
        </Loaded>
      </Card>
    </section>
  );
}
