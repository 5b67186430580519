import type { LeagueName } from '@kolo/domain';
import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink, EmptyState } from '@/shared/ui';
import { leagueLabel } from './league-label';

export function NoSuchLeague({ leagues }: { leagues: readonly LeagueName[] }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-7" />}
      title={t('noSuchLeague')}
      description={t(leagues.length === 0 ? 'noLeagues' : 'noSuchLeagueHint')}
      action={
        leagues.length > 0 && (
          <ul className="grid gap-2">
            {leagues.map((league) => (
              <li key={league.id}>
                <ButtonLink to={`?league=${league.id}`} variant="secondary" className="w-full">
                  {leagueLabel(league)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
