import { refereeRoles, refereeRuleLimits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Input } from '@/shared/ui';
import type { RuleFields } from './rule-fields';
import { useEuroRule } from './use-euro-rule';

/** Which roles every match has, and what each pays. */
export function RoleFees(): ReactElement {
  const { t } = useTranslation(['referee', 'officials']);
  const euros = useEuroRule();
  const { register, watch, formState } = useFormContext<RuleFields>();
  const wanted = watch('wanted');
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="mb-1 text-sm font-semibold">{t('rules.roles')}</legend>
      {refereeRoles.map((role) => {
        const name = t(`officials:role.${role}`);
        return (
          <div key={role} className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 sm:items-start">
            <Checkbox {...register(`wanted.${role}`)} label={name} />
            {wanted[role] && (
              <div className="mb-2 max-sm:ml-8">
                <FormField
                  label={t('rules.fee', { role: name })}
                  error={formState.errors.fees?.[role]?.message}
                >
                  <Input
                    {...register(`fees.${role}`, { validate: euros(refereeRuleLimits.feeCents) })}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={9}
                    className="numerals"
                  />
                </FormField>
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
