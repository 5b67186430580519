import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { fileRule, rulesEndings } from '@/features/rules/rules-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FileInput, FormField, Input } from '@/shared/ui';
import type { NewRules } from './use-publish';

interface Fields {
  title: string;
  file: FileList | null;
}

interface Props {
  /** For a submit button outside the form. */
  id: string;
  /** Initially the published version's title. */
  title: string;
  onSubmit: (rules: NewRules) => void;
}

export function PublishForm({ id, title, onSubmit }: Props): ReactElement {
  const { t } = useTranslation('rules');
  const { register, handleSubmit, formState, watch, resetField } = useForm<Fields>({
    defaultValues: { title, file: null },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ title, file }) => {
    const chosen = file?.item(0);
    if (chosen) onSubmit({ title, file: chosen });
  });
  const titleRule = { validate: (text: string) => text.trim() !== '' || t('admin.titleMissing') };
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormField label={t('admin.file')} hint={t('admin.fileHint')} error={errors.file?.message}>
        <FileInput
          {...register('file', { validate: fileRule(t) })}
          accept={rulesEndings}
          file={watch('file')?.item(0) ?? null}
          onRemove={() => resetField('file')}
        />
      </FormField>
      <FormField
        label={t('documentTitle')}
        hint={t('admin.titleHint')}
        error={errors.title?.message}
      >
        <Input {...register('title', titleRule)} maxLength={limits.rulesTitle} autoComplete="off" />
      </FormField>
    </form>
  );
}
