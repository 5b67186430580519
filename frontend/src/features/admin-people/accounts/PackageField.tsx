import type { ReactElement } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { usePackages } from '@/shared/api';
import { useFormat, usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Select } from '@/shared/ui';
import type { AccountFields } from './account-fields';

interface Props {
  rule: RegisterOptions<AccountFields, 'membershipPackageId'> | undefined;
}

/** The current package stays selected until the list has loaded. */
export function PackageField({ rule }: Props): ReactElement {
  const { t } = useTranslation(['adminPeople', 'common']);
  const format = useFormat();
  const packageName = usePackageName();
  const { register, getValues, formState } = useFormContext<AccountFields>();
  const packages = usePackages();
  const chosen = getValues('membershipPackageId');
  return (
    <FormField
      label={t('account.package')}
      error={formState.errors.membershipPackageId?.message}
      hint={
        packages.isError ? (
          <span role="alert" className="flex flex-wrap items-center gap-2">
            {t('packagesFailed')}
            <Button
              variant="secondary"
              pending={packages.isFetching}
              onClick={() => void packages.refetch()}
            >
              {t('common:retry')}
            </Button>
          </span>
        ) : undefined
      }
    >
      <Select
        // A select shows its value only once it has the option for it.
        key={packages.isSuccess ? 'all' : 'one'}
        {...register('membershipPackageId', rule)}
        defaultValue={chosen}
      >
        <option value="">{t('noPackage')}</option>
        {!packages.isSuccess && chosen !== '' && (
          <option value={chosen}>{t('common:loading')}</option>
        )}
        {packages.data?.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {`${packageName(name)} · ${format.price(price)}`}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
