import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueFines } from '@/shared/league/queries';
import { Card } from '@/shared/ui';
import { FinedTeam } from './FinedTeam';

/** What teams are fined for cards and have paid; nothing where no team has either. */
export function LeagueFines({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('discipline');
  const query = useLeagueFines(leagueId);
  if (query.isPending) return null;
  return (
    <Loaded query={query} errorTitle={t('fines.failed')}>
      {({ teams }) =>
        teams.length === 0 ? null : (
          <section aria-label={t('fines.title')} className="grid gap-3">
            <div>
              <h3 className="headline text-xl">{t('fines.title')}</h3>
              <p className="text-sm text-ink-muted">{t('fines.lead')}</p>
            </div>
            <Card>
              <ul className="divide-y">
                {teams.map((team) => (
                  <li key={team.teamId}>
                    <FinedTeam leagueId={leagueId} team={team} />
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        )
      }
    </Loaded>
  );
}
