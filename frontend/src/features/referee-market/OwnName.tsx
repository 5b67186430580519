import { limits, type RefereeName, type RefereeNameRequest } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader, FormField, Input } from '@/shared/ui';
import { useName, useSaveName } from './use-name';

/** How a referee is called beside the matches; the username is for signing in. */
export function OwnName(): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <section aria-label={t('name.title')} className="mt-8">
      <Card>
        <CardHeader title={t('name.title')} />
        <Loaded query={useName()} errorTitle={t('name.failed')}>
          {(name) => <NameForm name={name} />}
        </Loaded>
      </Card>
    </section>
  );
}

function NameForm({ name }: { name: RefereeName }): ReactElement {
  const { t } = useTranslation(['referee', 'common']);
  const save = useSaveName();
  const { register, handleSubmit, formState } = useForm<RefereeNameRequest>({
    values: {
      firstName: name.firstName ?? '',
      lastName: name.lastName ?? '',
      town: name.town ?? '',
    },
  });
  const { errors } = formState;
  const needed = (typed: string): true | string => typed.trim() !== '' || t('name.needed');
  return (
    <CardBody>
      <p className="mb-4 max-w-prose text-sm text-ink-muted">{t('name.lead')}</p>
      <form
        noValidate
        onSubmit={handleSubmit(({ firstName, lastName, town }) =>
          save.mutate({
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            town: town?.trim() || null,
          }),
        )}
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <FormField label={t('name.first')} error={errors.firstName?.message}>
          <Input
            {...register('firstName', { validate: needed })}
            autoComplete="given-name"
            maxLength={limits.personName}
          />
        </FormField>
        <FormField label={t('name.last')} error={errors.lastName?.message}>
          <Input
            {...register('lastName', { validate: needed })}
            autoComplete="family-name"
            maxLength={limits.personName}
          />
        </FormField>
        <FormField label={t('name.town')}>
          <Input {...register('town')} autoComplete="address-level2" maxLength={limits.town} />
        </FormField>
        <Button type="submit" variant="secondary" pending={save.isPending} className="sm:mt-6.5">
          {t('common:save')}
        </Button>
      </form>
    </CardBody>
  );
}
