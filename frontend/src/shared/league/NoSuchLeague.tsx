import type { LeagueView } from '@kolo/domain';
import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState } from '../ui';

/** Where the address names no league: the ways to those that there are. */
export function NoSuchLeague({ leagues }: { leagues: readonly LeagueView[] }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-7" />}
      title={t('noSuchLeague')}
      description={t(leagues.length === 0 ? 'noLeagues' : 'noSuchLeagueHint')}
      action={
        leagues.length > 0 && (
          <ul className="grid gap-2">
            {leagues.map(({ id, name, season }) => (
              <li key={id}>
                <ButtonLink to={`?league=${id}`} variant="secondary" className="w-full">
                  {t('leagueOption', { name, season })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
