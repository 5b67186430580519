import type { LeagueView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { RadioRow } from '@/shared/ui';

interface Props {
  league: LeagueView;
  /** All leagues are chosen, not only this one. */
  all: boolean;
  onChange: (all: boolean) => void;
}

export function DeletionScope({ league, all, onChange }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  const group = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('deleteScope')}</legend>
      <RadioRow name={group} checked={!all} onChoose={() => onChange(false)}>
        {t('deleteOnlyLeague', { league: leagueLabel(league) })}
      </RadioRow>
      <RadioRow name={group} checked={all} onChoose={() => onChange(true)}>
        {t('deleteAllLeagues')}
      </RadioRow>
    </fieldset>
  );
}
