import { cleanOib, hasOibCheckDigit, isOib } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, Input } from '@/shared/ui';
import type { AccountFields } from './account-fields';
import { PackageField } from './PackageField';
import type { useAccountRules } from './use-account-rules';

interface Props {
  rules: ReturnType<typeof useAccountRules>;
}

export function CompanyFields({ rules }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  const { register, formState } = useFormContext<AccountFields>();
  const { errors } = formState;
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="float-left w-full text-sm font-bold sm:col-span-2">
        {t('companyData')}
      </legend>
      <FormField label={t('account.companyName')} error={errors.companyName?.message}>
        <Input {...register('companyName', rules.companyName)} autoComplete="off" maxLength={200} />
      </FormField>
      <FormField
        label={t('account.companyOib')}
        hint={<OibHint />}
        error={errors.companyOib?.message}
      >
        <Input
          {...register('companyOib', rules.companyOib)}
          inputMode="numeric"
          autoComplete="off"
          className="numerals"
        />
      </FormField>
      <PackageField rule={rules.membershipPackageId} />
    </fieldset>
  );
}

/** Only warns: the register of OIBs decides, not the check digit. */
function OibHint(): ReactElement {
  const { t } = useTranslation('adminPeople');
  const oib = cleanOib(useWatch<AccountFields, 'companyOib'>({ name: 'companyOib' }));
  return (
    <span role="status" className="font-semibold text-warn">
      {isOib(oib) && !hasOibCheckDigit(oib) && t('oibWarning')}
    </span>
  );
}
