import type { TeamFines } from '@kolo/domain';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FineList } from '@/shared/league/FineList';
import { useLeagueFines } from '@/shared/league/queries';
import { Card } from '@/shared/ui';

/** What teams are fined for cards; nothing where no team has a fine. */
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
                    <FinedTeam team={team} />
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

function FinedTeam({ team }: { team: TeamFines }): ReactElement {
  const { cents } = useFormat();
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 font-bold group-open:border-b group-open:bg-raised [&::-webkit-details-marker]:hidden">
        <bdi translate="no" className="min-w-0 flex-1 wrap-anywhere">
          {team.teamName}
        </bdi>
        <span className="numerals whitespace-nowrap">{cents(team.chargedCents)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted group-open:rotate-180"
        />
      </summary>
      <FineList fines={team.charges} />
    </details>
  );
}
