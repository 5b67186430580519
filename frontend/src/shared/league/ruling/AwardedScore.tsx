import type { BySide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField } from '@/shared/ui/FormField';
import { Input } from '@/shared/ui/Input';
import { isScore, type RulingFields } from './ruling-fields';

/** Left empty, the forfeit score of the rules counts; where both lose there is nothing to type. */
export function AwardedScore({ teams }: { teams: BySide<string> }): ReactElement | null {
  const { t } = useTranslation('ruling');
  const { register, formState, getValues, watch } = useFormContext<RulingFields>();
  if (watch('winner') === 'none') return null;
  const validate = (): true | string => isScore(getValues()) || t('badScore');
  const goals = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const;
  return (
    <div className="sm:col-span-2">
      <div className="grid grid-cols-2 items-end gap-2">
        <FormField
          label={t('goalsOf', { team: teams.home })}
          optional
          error={formState.errors.homeScore?.message}
        >
          <Input {...register('homeScore', { validate })} {...goals} />
        </FormField>
        <FormField label={t('goalsOf', { team: teams.away })} optional>
          <Input {...register('awayScore')} {...goals} />
        </FormField>
      </div>
      <p className="mt-1.5 text-xs text-ink-muted">{t('scoreHint')}</p>
    </div>
  );
}
