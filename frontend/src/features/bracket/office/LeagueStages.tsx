import type { StageView } from '@kolo/domain';
import { Plus, Trophy } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useBracketNews } from '@/features/bracket/use-bracket-news';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTable, useLeagueTeams } from '@/shared/league/queries';
import { useStages } from '@/shared/league/use-stages';
import { Button, ButtonLink, EmptyState, SkeletonRows } from '@/shared/ui';
import { SectionHeader } from '@/shared/ui/SectionHeader';
import { StageCard } from './StageCard';
import { type LeagueNow, StageForm } from './StageForm';

/** The finals, groups and splits of a league, for its administrator. */
export function LeagueStages({ league }: { league: LeagueNow }): ReactElement {
  const { t } = useTranslation('stages');
  const stages = useStages(league.id);
  useBracketNews(league.id);
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <Loaded
        query={stages}
        errorTitle={t('failed')}
        loading={<SkeletonRows rows={2} rowClassName="h-32" />}
      >
        {(all) => <KnownStages league={league} stages={all} />}
      </Loaded>
    </section>
  );
}

interface Props {
  league: LeagueNow;
  stages: readonly StageView[];
}

function KnownStages({ league, stages }: Props): ReactElement {
  const { t } = useTranslation('stages');
  const teams = useLeagueTeams(league.id);
  const table = useLeagueTable(league.id);
  const [defining, setDefining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (): void => {
    setDefining(false);
    // The form with the focus is gone.
    heading.current?.focus();
  };
  return (
    <>
      <SectionHeader title={t('title')} lead={t('lead')} headingRef={heading}>
        {stages.length > 0 && (
          <ButtonLink to={`/league/${league.id}/bracket`} variant="ghost">
            {t('published')}
          </ButtonLink>
        )}
        {!defining && (
          <Button variant="secondary" onClick={() => setDefining(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t('define')}
          </Button>
        )}
      </SectionHeader>
      {defining && (
        <Loaded query={teams}>
          {(known) => (
            <StageForm
              league={league}
              stages={stages}
              teams={known}
              table={table.data ?? []}
              onClose={close}
            />
          )}
        </Loaded>
      )}
      {stages.length === 0 && !defining && (
        <EmptyState
          icon={<Trophy aria-hidden="true" className="size-7" />}
          title={t('empty')}
          description={t('emptyHint')}
        />
      )}
      {stages.map((stage) => (
        <StageCard key={stage.id} leagueId={league.id} stage={stage} focusAfter={heading} />
      ))}
    </>
  );
}
