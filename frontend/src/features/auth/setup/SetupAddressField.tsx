import type { SiteAddressView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useFieldError } from '@/features/auth/field-errors';
import { useTranslation } from '@/shared/i18n/use-translation';
import { SiteAddressField } from '@/shared/site-address/SiteAddressField';
import type { SetupFields } from './setup-fields';

export function SetupAddressField({ view }: { view: SiteAddressView }): ReactElement {
  const { t } = useTranslation('setup');
  const fieldError = useFieldError();
  const { field, fieldState } = useController<SetupFields, 'siteAddress'>({ name: 'siteAddress' });
  return (
    <fieldset className="flex flex-col gap-4 border-t pt-4">
      <legend className="float-left mb-1 w-full text-sm font-bold">{t('siteAddressLegend')}</legend>
      <SiteAddressField
        ref={field.ref}
        view={view}
        value={field.value}
        onChange={field.onChange}
        error={fieldError(fieldState.error)}
      />
    </fieldset>
  );
}
