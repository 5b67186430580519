import { cleanOib, hasOibCheckDigit, isOib } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';
import { PackageField } from './PackageField';
import type { Registration } from './registration';

export function CompanyFields(): ReactElement {
  const { t } = useTranslation('register');
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<Registration>();
  const { errors } = formState;
  return (
    <fieldset className="flex flex-col gap-4 border-t pt-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{t('company')}</legend>
      <FormField
        label={t('companyName')}
        hint={t('companyNameHint')}
        error={fieldError(errors.companyName)}
      >
        <Input
          {...register('companyName', rules.companyName)}
          maxLength={200}
          autoComplete="organization"
        />
      </FormField>
      <FormField label={t('oib')} hint={<OibHint />} error={fieldError(errors.companyOib)}>
        <Input
          {...register('companyOib', rules.companyOib)}
          inputMode="numeric"
          autoComplete="off"
          className="numerals"
        />
      </FormField>
      <FormField label={t('phone')} optional error={fieldError(errors.phone)}>
        <Input {...register('phone', rules.phone)} type="tel" autoComplete="tel" />
      </FormField>
      <PackageField />
    </fieldset>
  );
}

/** Only warns: the register of OIBs decides, not the check digit. */
function OibHint(): ReactElement {
  const { t } = useTranslation('register');
  const oib = cleanOib(useWatch<Registration, 'companyOib'>({ name: 'companyOib' }));
  const doubtful = isOib(oib) && !hasOibCheckDigit(oib);
  return (
    <span role="status" className={doubtful ? 'font-semibold text-warn' : undefined}>
      {t(doubtful ? 'oibWarning' : 'oibHint')}
    </span>
  );
}
