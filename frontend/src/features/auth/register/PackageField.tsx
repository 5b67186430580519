import type { MembershipPackage } from '@kolo/domain';
import { type ReactElement, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { rules } from '@/features/auth/field-rules';
import { usePackages } from '@/shared/api';
import { useFormat, usePackageName } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Select } from '@/shared/ui';
import type { Registration } from './registration';
import { useRequestedRegistration } from './use-requested-registration';

export function PackageField(): ReactElement {
  const { t } = useTranslation(['register', 'common']);
  const format = useFormat();
  const packageName = usePackageName();
  const fieldError = useFieldError();
  const { register, formState } = useFormContext<Registration>();
  const packages = usePackages();
  useRequestedPackage(packages.data);
  return (
    <>
      <FormField
        label={
          <>
            {t('package')} <span className="text-danger">*</span>
          </>
        }
        hint={t('packageHint')}
        error={fieldError(formState.errors.membershipPackageId)}
      >
        <Select {...register('membershipPackageId', rules.membershipPackageId)} aria-required>
          <option value="">{t(packages.isLoading ? 'common:loading' : 'choosePackage')}</option>
          {packages.data?.map(({ id, name, price }) => (
            <option key={id} value={id}>
              {`${packageName(name)} – ${format.price(price)}`}
            </option>
          ))}
        </Select>
      </FormField>
      {packages.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          {t('packagesFailed')}
          <Button
            variant="secondary"
            pending={packages.isFetching}
            onClick={() => void packages.refetch()}
          >
            {t('common:retry')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Selects the package in the address once the list has loaded, unless the user has selected one. */
function useRequestedPackage(packages: readonly MembershipPackage[] | undefined): void {
  const { getValues, setValue } = useFormContext<Registration>();
  const { packageId } = useRequestedRegistration();
  useEffect(() => {
    const linked = packages?.find(({ id }) => String(id) === packageId);
    if (linked === undefined || getValues('membershipPackageId') !== '') return;
    setValue('membershipPackageId', String(linked.id));
  }, [packages, packageId, getValues, setValue]);
}
