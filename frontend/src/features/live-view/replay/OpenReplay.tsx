import type { LiveMatch } from '@kolo/domain';
import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { errorMessage } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { Card, ErrorState } from '@/shared/ui';
import { LeaveReplay } from './LeaveReplay';
import type { Moment } from './moment';
import { ReplayPlayer } from './ReplayPlayer';
import { useReplay } from './use-replay';

interface Props {
  matchId: number;
  view: LiveMatchView;
  live: LiveMatch;
  /** Stands here until the log has arrived. */
  opener: ReactElement;
  onMoment: (moment: Moment | null) => void;
  onLeave: () => void;
}

function ReplayOfMatch(props: Props): ReactElement {
  const { matchId, view, live, opener, onMoment, onLeave } = props;
  const { t } = useTranslation('replay');
  const { moment, range, player, query } = useReplay(matchId, view);
  const main = useRef<HTMLButtonElement>(null);
  const isShown = moment !== null;
  // Before the next paint: the board and the slider show the same moment.
  useLayoutEffect(() => onMoment(moment), [moment, onMoment]);
  useLayoutEffect(() => () => onMoment(null), [onMoment]);
  // The pressed button is gone: the focus moves to what replaced it.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) main.current?.focus();
  }, [isShown]);
  if (moment !== null && range !== null)
    return <ReplayPlayer {...{ live, moment, range, player, main, onLeave }} />;
  if (query.error === null) return opener;
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
