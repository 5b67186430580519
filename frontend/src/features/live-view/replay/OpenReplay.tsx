import type { LiveMatch } from '@kolo/domain';
import { type ReactElement, useLayoutEffect } from 'react';
import { errorMessage } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { Card, ErrorState, Skeleton } from '@/shared/ui';
import { LeaveReplay } from './LeaveReplay';
import type { Moment } from './moment';
import { ReplayPlayer } from './ReplayPlayer';
import { useReplay } from './use-replay';

interface Props {
  matchId: number;
  view: LiveMatchView;
  live: LiveMatch;
  onMoment: (moment: Moment | null) => void;
  onLeave: () => void;
}

function ReplayOfMatch(props: Props): ReactElement {
  const { matchId, view, live, onMoment, onLeave } = props;
  const { t } = useTranslation('replay');
  const { moment, range, player, query } = useReplay(matchId, view);
  // Before the next paint: the board and the slider show the same moment.
  useLayoutEffect(() => onMoment(moment), [moment, onMoment]);
  useLayoutEffect(() => () => onMoment(null), [onMoment]);
  if (moment !== null && range !== null)
    return <ReplayPlayer {...{ live, moment, range, player, onLeave }} />;
  if (query.error === null) return <Skeleton className="mt-3 h-32 w-full" />;
  return (
    <Card className="mt-3">
      <div className="flex justify-end px-2 pt-2">
        <LeaveReplay match={live} onLeave={onLeave} />
      </div>
      <ErrorState
        title={t('failed')}
        description={errorMessage(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}

export const OpenReplay = withQueries(ReplayOfMatch);
