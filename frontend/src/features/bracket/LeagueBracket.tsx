import type { StageView } from '@kolo/domain';
import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useStages } from '@/shared/league/use-stages';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { BracketRounds } from './BracketRounds';
import { StageTables } from './StageTables';
import { useBracket } from './use-bracket';
import { useBracketNews } from './use-bracket-news';

/** Every stage of a league: pairs of a knock-out, tables of groups and splits. */
export function LeagueBracket({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('bracket');
  const stages = useStages(leagueId);
  useBracketNews(leagueId);
  return (
    <Loaded query={stages} errorTitle={t('failed')} loading={<Waiting />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<Trophy aria-hidden="true" className="size-7" />}
            title={t('empty')}
            description={t('emptyHint')}
          />
        ) : (
          <div className="grid gap-10">
            {all.map((stage) => (
              <StageSection key={stage.id} leagueId={leagueId} stage={stage} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

interface SectionProps {
  leagueId: number;
  stage: StageView;
}

function StageSection({ leagueId, stage }: SectionProps): ReactElement {
  const { t } = useTranslation('bracket');
  return (
    <section aria-labelledby={`stage-${stage.id}`}>
      <h2
        id={`stage-${stage.id}`}
        translate="no"
        className={
          // The page has this name already.
          stage.name === t('title') ? 'sr-only' : 'headline mb-3 text-2xl wrap-anywhere'
        }
      >
        {stage.name}
      </h2>
      <p className="mb-4 text-sm text-ink-muted empty:hidden">
        {stage.seeded === null && <span>{t('provisional')}</span>}
      </p>
      {stage.kind === 'knock-out' ? (
        <KnockOut leagueId={leagueId} stageId={stage.id} />
      ) : (
        <StageTables leagueId={leagueId} stageId={stage.id} stageName={stage.name} level={3} />
      )}
    </section>
  );
}

function KnockOut({ leagueId, stageId }: { leagueId: number; stageId: number }): ReactElement {
  const { t } = useTranslation('bracket');
  const bracket = useBracket(leagueId, stageId);
  return (
    <Loaded query={bracket} errorTitle={t('failed')} loading={<Waiting />}>
      {(known) => <BracketRounds bracket={known} level={3} />}
    </Loaded>
  );
}

const Waiting = (): ReactElement => <SkeletonRows rows={4} rowClassName="h-28" />;
