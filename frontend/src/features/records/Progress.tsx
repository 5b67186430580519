import type { LeagueProgress } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useScoreNews } from '@/shared/live/use-score-news';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { BarPlot } from './BarPlot';
import { PlacesPlot } from './PlacesPlot';
import { RoundTeamCard } from './RoundTeamCard';

export function Progress({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('records');
  const progress = useQuery<LeagueProgress>({
    queryKey: ['/api/leagues', leagueId, 'progress'],
    refetchOnMount: 'always',
  });
  useScoreNews(null, () => void progress.refetch(), { onlyFinished: true });
  return (
    <Loaded
      query={progress}
      errorTitle={t('progressFailed')}
      loading={<SkeletonRows rows={4} rowClassName="h-20" />}
    >
      {(known) =>
        known.rounds.length === 0 ? (
          <EmptyState
            icon={<ChartLine aria-hidden="true" className="size-7" />}
            title={t('noProgress')}
            description={t('noProgressHint')}
          />
        ) : (
          <Plots leagueId={leagueId} progress={known} />
        )
      }
    </Loaded>
  );
}

interface PlotsProps {
  leagueId: number;
  progress: LeagueProgress;
}

function Plots({ leagueId, progress }: PlotsProps): ReactElement {
  const { t } = useTranslation('records');
  const format = useFormat();
  const { goalMinutes, goalsPerRound } = progress;
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <PlacesPlot rounds={progress.rounds} teams={progress.teams} />
      </div>
      <div className="md:col-span-2">
        <RoundTeamCard leagueId={leagueId} rounds={progress.rounds} />
      </div>
      {goalMinutes.length > 0 && (
        <BarPlot
          title={t('minutes')}
          headings={[t('minute'), t('goalCount')]}
          bars={goalMinutes.map(({ from, until, goals }) => ({
            name: `${from}–${until}`,
            label: `${until}′`,
            value: goals,
            shown: String(goals),
          }))}
        />
      )}
      {goalsPerRound.length > 0 && (
        <BarPlot
          title={t('perMatch')}
          headings={[t('roundOf'), t('perMatch')]}
          bars={goalsPerRound.map(({ round, matches, goals }) => ({
            name: t('round', { round }),
            label: `${round}.`,
            value: goals / matches,
            shown: format.oneDecimal(goals / matches),
          }))}
        />
      )}
    </div>
  );
}
