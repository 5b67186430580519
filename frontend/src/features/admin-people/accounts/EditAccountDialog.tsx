import type { AccountView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUpdateAccount } from '@/features/admin-people/use-writes';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { type AccountFields, changesOf, fieldsOf, refusedFields } from './account-fields';
import { fullNameOf } from './account-order';
import { CompanyFields } from './CompanyFields';
import { PersonFields } from './PersonFields';
import { useAccountRules } from './use-account-rules';

interface Props {
  account: AccountView;
  onClose: () => void;
}

/** All fields of an account except its password. */
export function EditAccountDialog({ account, onClose }: Props): ReactElement {
  const { t } = useTranslation(['adminPeople', 'common']);
  const update = useUpdateAccount(account.id);
  const form = useForm<AccountFields>({ defaultValues: fieldsOf(account) });
  const rules = useAccountRules(account);
  const id = useId();
  const submit = form.handleSubmit((typed) => {
    const changes = changesOf(account, typed);
    if (Object.keys(changes).length === 0) return onClose();
    update.mutate(changes, {
      onSuccess: onClose,
      onError: (error) => {
        for (const [field, wrong] of refusedFields(error))
          form.setError(field, { message: t(`wrong.${wrong}`) }, { shouldFocus: true });
      },
    });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('editTitle')}
      description={fullNameOf(account)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} pending={update.isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2"
        >
          <PersonFields rules={rules} wasAdmin={account.role === 'admin'} />
          <CompanyFields rules={rules} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
