import type { LeagueView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { Select } from '@/shared/ui';

interface Props {
  leagues: readonly LeagueView[];
  /** Also offers what belongs to no league. */
  withoutLeague?: boolean;
  /** Null for what belongs to no league. */
  shown: LeagueView | null;
  choose: (leagueId: number | null) => void;
}

/** Nothing where there is only one league. */
export function LeagueChoice({
  leagues,
  withoutLeague = false,
  shown,
  choose,
}: Props): ReactElement | null {
  const { t } = useTranslation('adminLeague');
  const id = useId();
  if (leagues.length + Number(withoutLeague) < 2) return null;
  return (
    // Sticky, because the list below scrolls to the current round.
    <div className="sticky top-[calc(var(--spacing-topbar)+env(safe-area-inset-top))] z-10 -mx-4 -mt-2 mb-2 flex items-center gap-3 bg-canvas px-4 py-2 sm:mx-0 sm:px-0">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {t('league')}
      </label>
      <span className="min-w-0 flex-1 sm:max-w-sm">
        <Select
          id={id}
          value={shown?.id ?? ''}
          onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
        >
          {leagues.map((league) => (
            <option key={league.id} value={league.id}>
              {leagueLabel(league)}
            </option>
          ))}
          {withoutLeague && <option value="">{t('noLeague')}</option>}
        </Select>
      </span>
    </div>
  );
}
