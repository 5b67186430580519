import { isToBePlayed, type LiveSnapshot } from '@kolo/domain';
import type { ReactElement } from 'react';
import { withQueries } from '@/shared/api/with-queries';
import { Meetings } from '@/shared/head-to-head/Meetings';
import { useMeetings } from '@/shared/head-to-head/use-meetings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader } from '@/shared/ui';
import { PhotoOfMatch } from './PhotoOfMatch';
import { ReplayLinks } from './ReplayLinks';
import { ResultMeaning } from './ResultMeaning';

interface Props {
  live: LiveSnapshot;
}

function OutlookOfMatch({ live }: Props): ReactElement {
  const { t } = useTranslation('teamPage');
  const { match, homeTeam, awayTeam } = live;
  const meetings = useMeetings(homeTeam.id, awayTeam.id, match.matchId);
  const haveNeverMet = meetings.data?.matches.length === 0;
  const isOpen = isToBePlayed(match);
  return (
    <>
      <ReplayLinks match={match} />
      {isOpen ? <ResultMeaning key={match.status} live={live} /> : <PhotoOfMatch live={live} />}
      {!haveNeverMet && (
        <Card className="mt-4">
          <CardHeader title={t('headToHead')} />
          <CardBody>
            <Meetings
              teamId={homeTeam.id}
              otherId={awayTeam.id}
              beforeMatch={match.matchId}
              last={5}
            />
          </CardBody>
        </Card>
      )}
    </>
  );
}

/**
 * Below a match: the one that replays it or that it replays; its photo or, while it is open, what its
 * outcomes mean for the table; and how the two teams played before.
 */
export const MatchOutlook = withQueries(OutlookOfMatch);
