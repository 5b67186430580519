import {
  type CreatedGrant,
  type CreateGrantRequest,
  isWallTime,
  parseZagrebDay,
  zagrebToUtc,
} from '@kolo/domain';
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
  /** `yyyy-mm-ddTHH:MM`, wall time in Zagreb; empty for the usual end. */
  until: string;
  wholeDay: boolean;
}

export function NewGrant({ match, mayBeWholeDay, onMade }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
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
      { label, wholeDay, ...(until === '' ? {} : { validTo: endOf(until) ?? '' }) },
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
      <FormField
        label={t('grants.until')}
        hint={t('grants.untilHint')}
        optional
        error={formState.errors.until && t('grants.untilInvalid')}
      >
        <Input
          type="datetime-local"
          {...register('until', { validate: (until) => until === '' || endOf(until) !== null })}
        />
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

/** As an instant; null where there is no such day or time. */
function endOf(until: string): string | null {
  const [day = '', time = ''] = until.split('T');
  return parseZagrebDay(day) !== null && isWallTime(time) ? zagrebToUtc(day, time) : null;
}
