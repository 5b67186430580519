import type { WithdrawnMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';

interface Props {
  leagueId: number;
  matches: readonly WithdrawnMatch[];
}

export function ChangedMatches({ leagueId, matches }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const known = useLeagueMatches(leagueId).data;
  return (
    <section>
      <h3 className="mb-2 text-sm font-bold">{t('withdraw.matches')}</h3>
      {matches.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('withdraw.noMatches')}</p>
      ) : (
        <ul className="divide-y text-sm">
          {matches.map(({ matchId, does }) => {
            const match = known?.find(({ id }) => id === matchId);
            return (
              <li key={matchId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <bdi translate="no" className="min-w-0 wrap-anywhere">
                  {match ? `${match.homeTeamName} – ${match.awayTeamName}` : `#${matchId}`}
                </bdi>
                <span className="text-ink-muted">{t(`withdraw.does.${does}`)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
