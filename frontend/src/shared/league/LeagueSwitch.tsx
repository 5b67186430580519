import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Select } from '@/shared/ui/Select';
import { Skeleton } from '@/shared/ui/Skeleton';
import { leagueLabel } from './league-label';
import { useLeagueChoice } from './use-league-choice';
export function LeagueSwitch(): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const { leagues, shown, missing, pending, choose, readAll } = useLeagueChoice();
  if (missing || leagues.length < 2) return null;
  if (pending) return <Skeleton className="h-11 w-full sm:w-52" />;
  return (
    <Select
      aria-label={t('league')}
      value={shown ?? ''}
      onChange={({ target }) => choose(Number(target.value))}
      onFocus={readAll}
      onPointerEnter={readAll}
      data-printed
      className="sm:w-auto"
    >
      {/* Between two seasons no league is shown; the first of the list would look selected but could not be. */}
      {shown === null && (
        <option value="" disabled>
          {t('chooseLeague')}
        </option>
      )}
      {leagues.map((league) => (
        <option key={league.id} value={league.id}>
          {leagueLabel(league)}
        </option>
      ))}
    </Select>
  );
}
