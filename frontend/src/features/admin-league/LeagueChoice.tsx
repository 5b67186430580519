import type { LeagueView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { leagueLabel } from '@/shared/league/league-label';
import { Select } from '@/shared/ui';

interface Props {
  leagues: readonly LeagueView[];
  /** Offers what is of no league as well. */
  withoutLeague?: boolean;
  /** Null for what is of no league. */
  shown: LeagueView | null;
  choose: (leagueId: number | null) => void;
}

/** Which league a section shows; nothing where there is only one. */
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
    // The list below begins at the round that is on; what it is of stays in sight.
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
