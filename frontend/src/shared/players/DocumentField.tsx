import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FileInput, FormField } from '@/shared/ui';
import { documentTypes } from './player-rules';

interface Props extends ComponentProps<typeof FileInput> {
  error: string | undefined;
}

export function DocumentField({ error, ...input }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <FormField label={t('employmentDocument')} optional hint={t('documentHint')} error={error}>
      <FileInput {...input} accept={documentTypes.join()} />
    </FormField>
  );
}
