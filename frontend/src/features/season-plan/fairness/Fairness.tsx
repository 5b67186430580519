import type { TeamFairness, TeamRef } from '@kolo/domain';
import { ChartColumn } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { Card, CardBody, CardHeader, EmptyState, SkeletonRows } from '@/shared/ui';
import { FairnessNumbers } from './FairnessNumbers';
import { fairnessOf, hasMatches } from './fairness-facts';
import { HomeAwayPlot } from './HomeAwayPlot';
import { KickOffPlot } from './KickOffPlot';
import { RestPlot } from './RestPlot';

interface Props {
  leagueId: number;
  teams: readonly TeamRef[];
}

/** How fair the schedule is to each team, drawn and as a table. */
export function Fairness({ leagueId, teams }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const matches = useLeagueMatches(leagueId);
  return (
    <section aria-label={t('fairness.title')}>
      <Card>
        <CardHeader title={t('fairness.title')} />
        <Loaded
          query={matches}
          errorTitle={t('fairness.failed')}
          loading={<SkeletonRows rows={4} rowClassName="h-12" />}
        >
          {(all) => <Drawn fairness={fairnessOf(teams, all)} />}
        </Loaded>
      </Card>
    </section>
  );
}

function Drawn({ fairness }: { fairness: readonly TeamFairness[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  if (!hasMatches(fairness))
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" className="size-7" />}
        title={t('fairness.none')}
        description={t('fairness.noneHint')}
      />
    );
  return (
    <CardBody className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <KickOffPlot teams={fairness} />
        <HomeAwayPlot teams={fairness} />
        <RestPlot teams={fairness} />
      </div>
      <FairnessNumbers teams={fairness} />
    </CardBody>
  );
}
