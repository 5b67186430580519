import { type MatchStatistics, shownStatistics } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChartNoAxesColumn } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ReportLink } from '@/shared/reports/ReportLink';
import { ButtonLink, Dialog, EmptyState, SkeletonRows } from '@/shared/ui';
import { MatchHead } from './MatchHead';
import { PlayedRecord } from './PlayedRecord';
import { PlayerList } from './PlayerList';
import { TeamStatistics } from './TeamStatistics';

interface Props {
  matchId: number;
  onClose: () => void;
}

export function MatchStatisticsDialog({ matchId, onClose }: Props): ReactElement {
  const { t } = useTranslation('matches');
  const statistics = useQuery<MatchStatistics>({
    queryKey: ['/api/matches', matchId, 'statistics'],
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={t('statistics')}
      footer={
        <>
          <ReportLink matchId={matchId} />
          <ButtonLink to={`/live/${matchId}`} variant="secondary">
            {t('matchPage')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        </>
      }
    >
      <Loaded query={statistics} loading={<SkeletonRows rows={6} />}>
        {(known) => <Known statistics={known} />}
      </Loaded>
    </Dialog>
  );
}

function Known({ statistics }: { statistics: MatchStatistics }): ReactElement {
  const { t } = useTranslation('matches');
  const { match, mvp, homePlayers, awayPlayers, ownGoals, missedKicks } = statistics;
  const shown = shownStatistics(match, ownGoals, missedKicks);
  return (
    <div className="grid gap-5">
      <MatchHead match={match} mvp={mvp} />
      {homePlayers.length + awayPlayers.length + shown.length === 0 ? (
        // A result that was entered without a match log has no statistics.
        <EmptyState
          icon={<ChartNoAxesColumn aria-hidden="true" className="size-7" />}
          title={t('noStatistics')}
          className="py-6!"
        />
      ) : (
        <>
          {shown.length > 0 && <TeamStatistics shown={shown} />}
          <PlayedRecord statistics={statistics} />
          <div className="grid gap-4 sm:grid-cols-2">
            <PlayerList team={match.homeTeam} players={homePlayers} mvp={mvp?.id ?? null} />
            <PlayerList team={match.awayTeam} players={awayPlayers} mvp={mvp?.id ?? null} />
          </div>
        </>
      )}
    </div>
  );
}
