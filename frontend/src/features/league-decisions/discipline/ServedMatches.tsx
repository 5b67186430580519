import type { Ban } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';

interface Props {
  leagueId: number;
  served: Ban['served'];
  name: string;
}

/** The matches that somebody missed for a ban, one by one. */
export function ServedMatches({ leagueId, served, name }: Props): ReactElement | null {
  const { t } = useTranslation(['discipline', 'common']);
  const format = useFormat();
  const { data: matches = [] } = useLeagueMatches(served.length === 0 ? null : leagueId);
  if (served.length === 0) return null;
  return (
    <div className="text-ink-muted">
      <p>{t('office.served')}</p>
      <ul aria-label={`${t('office.served')} ${name}`} className="list-disc pl-5">
        {served.map(({ matchId }) => {
          const match = matches.find(({ id }) => id === matchId);
          if (match === undefined)
            return <li key={matchId}>{t('office.servedUnknown', { id: matchId })}</li>;
          const { round, matchDate, homeTeamName, awayTeamName } = match;
          return (
            <li key={matchId} className="wrap-anywhere">
              {round !== null && <span>{`${t('common:round', { round })}, `}</span>}
              <bdi translate="no">{`${homeTeamName} – ${awayTeamName}`}</bdi>
              <span>{`, ${format.date(matchDate)}`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
