import { limits } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, TextArea } from '@/shared/ui';

interface Props {
  label: string;
  words: string;
  /** Whether saving was tried; shows the error. */
  tried: boolean;
  onChange: (words: string) => void;
}

/** Words that cannot be left out. */
export function RequiredWords({ label, words, tried, onChange }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  return (
    <FormField label={label} error={tried && words.trim() === '' ? t('wordsNeeded') : undefined}>
      <TextArea
        value={words}
        rows={5}
        maxLength={limits.decisionText}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
