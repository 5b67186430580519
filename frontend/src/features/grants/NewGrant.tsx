import type { CreatedGrant, CreateGrantRequest } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useWrite } from '@/shared/api';
import { request } from '@/shared/api/request';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Checkbox, FormField, Input } from '@/shared/ui';
import { type GrantedMatch, grantsPath } from './granted-match';

interface Props {
  match: GrantedMatch;
  mayBeWholeDay: boolean;
  onMade: (made: CreatedGrant) => void;
}

interface Typed {
  label: string;
  /** As `datetime-local`, by the device's clock. */
  until: string;
  wholeDay: boolean;
}

export function NewGrant({ match, mayBeWholeDay, onMade }: Props): ReactElement {
  const { t } = useTranslation('table');
  const path = grantsPath(match.id);
  const create = useWrite<CreateGrantRequest, CreatedGrant>({
    send: (body) => request(path, { method: 'POST', body }),
    done: () => ({ title: t('grants.made') }),
    changes: [path],
  });
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { label: t('grants.labelDefault'), until: '', wholeDay: false },
  });
  const submit = handleSubmit(({ label, until, wholeDay }) =>
    create.mutate(
      { label, wholeDay, ...(until === '' ? {} : { validTo: new Date(until).toISOString() }) },
      { onSuccess: onMade },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField
        label={t('grants.label')}
        hint={t('grants.labelHint')}
        error={formState.errors.label && t('grants.labelRequired')}
      >
        <Input {...register('label', { required: true, maxLength: 60 })} maxLength={60} />
      </FormField>
      <FormField label={t('grants.until')} hint={t('grants.untilHint')} optional>
        <Input type="datetime-local" {...register('until')} />
      </FormField>
      {mayBeWholeDay && match.venue !== null && (
        <Checkbox {...register('wholeDay')} label={t('grants.wholeDay', { venue: match.venue })} />
      )}
      <Button type="submit" pending={create.isPending}>
        {t('grants.create')}
      </Button>
    </form>
  );
}
