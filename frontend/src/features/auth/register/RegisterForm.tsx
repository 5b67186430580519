import type { ReactElement } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { refusedFields } from '@/features/auth/refused-fields';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, toast } from '@/shared/ui';
import { CompanyFields } from './CompanyFields';
import { PersonFields } from './PersonFields';
import { RoleField } from './RoleField';
import { emptyRegistration, type Registration, sentFields, useRegister } from './registration';
import { useRequestedRegistration } from './use-requested-registration';

/** @param onRegistered called when the server has accepted the registration */
export function RegisterForm({ onRegistered }: { onRegistered: () => void }): ReactElement {
  const { t } = useTranslation('register');
  const registration = useRegister();
  const requested = useRequestedRegistration();
  const form = useForm<Registration>({
    defaultValues: { ...emptyRegistration, role: requested.role },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  const submit = form.handleSubmit((values) =>
    registration.mutate(values, {
      onSuccess: ({ message }) => {
        toast({
          title: t('success'),
          description: message || t('pendingText'),
          variant: 'success',
        });
        onRegistered();
      },
      onError: (error) => {
        for (const [name, key] of refusedFields(error, sentFields))
          form.setError(name, { type: 'server', message: key }, { shouldFocus: true });
        toast({ title: t('failed'), description: errorMessage(error), variant: 'destructive' });
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <RoleField role={role} />
        <PersonFields />
        {role === 'company' && <CompanyFields />}
        <Button type="submit" size="lg" pending={registration.isPending} className="mt-2 w-full">
          {t('submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
