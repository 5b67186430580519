import type { MatchView, NoShows } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  match: MatchView;
  noShows: readonly NoShows[];
}

/** A team that did not come too often may be made to withdraw, which is decided elsewhere. */
export function NoShowWarnings({ match, noShows }: Props): ReactElement {
  const { t } = useTranslation('ruling');
  return (
    <>
      {noShows.map(({ teamId, count: number, limit }) => (
        <p key={teamId} className="mt-2 font-semibold text-warn">
          <span>
            {t('noShows.warning', {
              number,
              limit,
              team: teamId === match.homeTeamId ? match.homeTeamName : match.awayTeamName,
            })}
          </span>{' '}
          <Link
            to={`/league/${match.leagueId}?tab=decisions`}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('noShows.link')}
          </Link>
        </p>
      ))}
    </>
  );
}
