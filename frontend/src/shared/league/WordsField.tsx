import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, TextArea } from '@/shared/ui';

interface Props {
  value: string;
  onChange: (text: string) => void;
  hint?: string;
  error?: string | undefined;
}

/** Why, in words. */
export function WordsField({ value, onChange, hint, error }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  return (
    <FormField label={t('words')} optional hint={hint ?? t('wordsHint')} error={error}>
      <TextArea
        value={value}
        maxLength={limits.decisionText}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
