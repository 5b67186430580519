import { claimModes, refereeRuleLimits, unplayedFees } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input, Select } from '@/shared/ui';
import { limitsOf, type RuleFields, type WholeNumber, wholeNumbers } from './rule-fields';
import { useEuroRule } from './use-euro-rule';

/** How places are given, until when, and what is paid beside the fee. */
export function RuleSettings(): ReactElement {
  const { t } = useTranslation('referee');
  const euros = useEuroRule();
  const { register, watch, formState } = useFormContext<RuleFields>();
  const { errors } = formState;
  const whole = (field: WholeNumber) => (typed: string) => {
    const { min, max } = limitsOf(field);
    const fits = /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
    return fits || t('rules.badNumber', { min, max });
  };
  return (
    <>
      <FormField label={t('rules.mode')} hint={t(`rules.modeHint.${watch('mode')}`)}>
        <Select {...register('mode')}>
          {claimModes.map((mode) => (
            <option key={mode} value={mode}>
              {t(`rules.modes.${mode}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {wholeNumbers.map((field) => (
          <FormField
            key={field}
            label={t(`rules.${field}`)}
            hint={t(`rules.hint.${field}`)}
            error={errors[field]?.message}
          >
            <Input
              {...register(field, { validate: whole(field) })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              className="numerals"
            />
          </FormField>
        ))}
        <FormField label={t('rules.kmRate')} error={errors.kmRate?.message}>
          <Input
            {...register('kmRate', { validate: euros(refereeRuleLimits.kmRateCents) })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            className="numerals"
          />
        </FormField>
        <FormField label={t('rules.unplayed')}>
          <Select {...register('unplayed')}>
            {unplayedFees.map((fee) => (
              <option key={fee} value={fee}>
                {t(`rules.fees.${fee}`)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
    </>
  );
}
