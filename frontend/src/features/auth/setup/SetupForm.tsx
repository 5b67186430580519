import type { SetupAnswer, SetupView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFailure } from '@/features/auth/FormFailure';
import { refusedFields } from '@/features/auth/refused-fields';
import { PersonFields } from '@/features/auth/register/PersonFields';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { FirstLeagueFields } from './FirstLeagueFields';
import { SetupAddressField } from './SetupAddressField';
import { emptySetup, isEditable, type SetupFields, setupRequest } from './setup-fields';
import type { useSetup } from './use-setup';

interface Props {
  token: string;
  view: SetupView;
  setup: ReturnType<typeof useSetup>;
  onDone: (answer: SetupAnswer) => void;
}

/** The administrator's account and, where there is none yet, the first league. */
export function SetupForm({ token, view, setup, onDone }: Props): ReactElement {
  const { t } = useTranslation('setup');
  const { needsLeague, siteAddress } = view;
  const form = useForm<SetupFields>({ defaultValues: emptySetup(view) });
  const submit = form.handleSubmit((fields) =>
    setup.mutate(setupRequest(token, fields, view), {
      onSuccess: onDone,
      onError: (error) => {
        for (const [name, key] of refusedFields(error, [
          'username',
          'email',
          'password',
          'siteAddress',
        ]))
          form.setError(name, { type: 'server', message: key }, { shouldFocus: true });
      },
    }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {setup.isError && <FormFailure title={t('failed')} text={errorMessage(setup.error)} />}
        <fieldset className="flex flex-col gap-4">
          <legend className="float-left mb-1 w-full text-sm font-bold">{t('account')}</legend>
          <PersonFields />
        </fieldset>
        {needsLeague ? (
          <FirstLeagueFields />
        ) : (
          <p className="rounded-control bg-raised px-3 py-2 text-sm">{t('hasLeague')}</p>
        )}
        {isEditable(siteAddress) && <SetupAddressField view={siteAddress} />}
        <Button type="submit" size="lg" pending={setup.isPending} className="mt-2 w-full">
          {t(needsLeague ? 'submit' : 'submitAccount')}
        </Button>
      </form>
    </FormProvider>
  );
}
