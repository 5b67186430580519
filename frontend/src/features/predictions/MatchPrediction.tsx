import type { LiveSnapshot, PredictionGroup } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader, Link, SkeletonRows } from '@/shared/ui';
import { GroupSelect } from './GroupSelect';
import { OwnPrediction } from './OwnPrediction';
import { PredictionForm, savedScore } from './PredictionForm';
import { SharedPredictions } from './SharedPredictions';
import { useGroup, useGroups, useOwnPrediction } from './use-predictions';

interface Props {
  live: LiveSnapshot;
}

function PredictionOfMember({ live }: Props): ReactElement | null {
  const { t } = useTranslation('predictions');
  const { data: groups = [] } = useGroups();
  const { leagueId, status, matchDate } = live.match;
  const [first] = groups;
  if (leagueId === null || first === undefined) return null;
  return (
    <Card className="mt-4">
      <CardHeader
        title={t('title')}
        aside={
          <Link to="/predictions" className="-my-2 inline-flex min-h-11 items-center font-semibold">
            {t('groups')}
          </Link>
        }
      />
      <CardBody>
        {/* Both close or open it, so it is read again. */}
        <Prediction
          key={`${status} ${matchDate}`}
          live={live}
          leagueId={leagueId}
          groups={[first, ...groups.slice(1)]}
        />
      </CardBody>
    </Card>
  );
}

interface LeagueProps extends Props {
  leagueId: number;
  groups: readonly [PredictionGroup, ...PredictionGroup[]];
}

function Prediction({ live, leagueId, groups }: LeagueProps): ReactElement {
  const { t } = useTranslation('predictions');
  const { homeTeam, awayTeam, match } = live;
  const { matchId, matchDate, status } = match;
  return (
    <Loaded query={useOwnPrediction(matchId, matchDate)} errorTitle={t('failed')} loading={loading}>
      {({ isOpen, own }) =>
        isOpen && status === 'scheduled' ? (
          <PredictionForm
            key={savedScore(own)}
            match={{ id: matchId, matchDate, homeTeam, awayTeam }}
            own={own}
          />
        ) : (
          <>
            <OwnPrediction own={own} />
            <GroupPredictions matchId={matchId} leagueId={leagueId} groups={groups} />
          </>
        )
      }
    </Loaded>
  );
}

/** The group's page shows the latest matches alone, so an old one may be without what others predicted. */
function GroupPredictions({
  matchId,
  leagueId,
  groups,
}: Omit<LeagueProps, 'live'> & { matchId: number }): ReactElement {
  const { t } = useTranslation('predictions');
  const [groupId, setGroupId] = useState(groups[0].id);
  const shown = groups.find(({ id }) => id === groupId) ?? groups[0];
  return (
    <div className="mt-3 grid gap-2">
      <GroupSelect groups={groups} chosen={shown} onChoose={setGroupId} />
      <Loaded query={useGroup(shown.id, leagueId)} errorTitle={t('failed')} loading={loading}>
        {({ matches, standings }) => {
          const match = matches.find(({ id }) => id === matchId);
          return match && <SharedPredictions match={match} members={standings} />;
        }}
      </Loaded>
    </div>
  );
}

const loading = <SkeletonRows rows={2} rowClassName="h-11" />;

/** On the page of a match: one's own prediction until the kick-off, then those of a group. */
export const MatchPrediction = withQueries(PredictionOfMember);
