import type { LeagueView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Checkbox, Dialog, FormField, Input } from '@/shared/ui';
import {
  fieldsOf,
  type LeagueFields,
  leagueFields,
  leagueRequest,
  useLeagueRules,
} from './league-fields';
import { NamePolicyField } from './NamePolicyField';
import { SeasonSettingsFields } from './SeasonSettingsFields';
import { TableOrderField } from './TableOrderField';
import { useSaveLeague } from './use-save-league';

interface Props {
  /** The league to change; a new one is created without it. */
  league?: LeagueView;
  onClose: () => void;
}

export function LeagueDialog({ league, onClose }: Props): ReactElement {
  const { t } = useTranslation('adminLeague');
  const { t: tCommon } = useTranslation();
  const save = useSaveLeague(league?.id);
  const form = useForm<LeagueFields>({ defaultValues: fieldsOf(league) });
  const id = useId();
  const submit = form.handleSubmit((fields) =>
    save.mutate(leagueRequest(fields), {
      onSuccess: onClose,
      onError: (error) => {
        for (const field of refusedFields(error)) form.setError(field, { message: t('refused') });
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(league === undefined ? 'create' : 'edit')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={id} pending={save.isPending}>
            {league === undefined ? t('create') : tCommon('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2"
      >
        <Fields form={form} />
        <SeasonSettingsFields form={form} />
        <TableOrderField form={form} />
        <NamePolicyField form={form} />
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: ReturnType<typeof useForm<LeagueFields>> }): ReactElement {
  const { t } = useTranslation('adminLeague');
  const rules = useLeagueRules();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormField label={t('name')} error={errors.name?.message}>
        <Input {...register('name', rules.name)} autoComplete="off" maxLength={100} />
      </FormField>
      <FormField label={t('season')} hint={t('seasonHint')} error={errors.season?.message}>
        <Input {...register('season', rules.season)} autoComplete="off" maxLength={40} />
      </FormField>
      <div className="sm:col-span-2">
        <FormField label={t('description')} optional error={errors.description?.message}>
          <Input {...register('description')} autoComplete="off" maxLength={2000} />
        </FormField>
      </div>
      <FormField label={t('startDate')} error={errors.startDate?.message}>
        <Input {...register('startDate', rules.startDate)} type="date" />
      </FormField>
      <FormField label={t('endDate')} error={errors.endDate?.message}>
        <Input {...register('endDate', rules.endDate)} type="date" />
      </FormField>
      <Checkbox
        {...register('isActive')}
        label={t('isActive')}
        hint={t('isActiveHint')}
        className="sm:col-span-2"
      />
      <Checkbox
        {...register('isMain')}
        label={t('isMain')}
        hint={t('isMainHint')}
        className="sm:col-span-2"
      />
    </>
  );
}

/** The fields that the server refused; its reasons are for programs, and in English. */
const refusedFields = (error: Error): (typeof leagueFields)[number][] =>
  leagueFields.filter((field) => error instanceof ApiError && field in (error.details ?? {}));
