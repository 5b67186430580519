import type { LeagueView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';

interface Props {
  league: LeagueView;
  /** All leagues are chosen, not only this one. */
  all: boolean;
  onChange: (all: boolean) => void;
}

export function DeletionScope({ league, all, onChange }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('deleteScope')}</legend>
      <Choice checked={!all} onChoose={() => onChange(false)}>
        {t('deleteOnlyLeague', { league: leagueLabel(league) })}
      </Choice>
      <Choice checked={all} onChoose={() => onChange(true)}>
        {t('deleteAllLeagues')}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ checked, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 text-sm font-medium hover:bg-raised has-checked:border-ink has-checked:bg-raised has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="scope"
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent-ink outline-none"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
