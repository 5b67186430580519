import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormDialog } from './FormDialog';
import { RequiredWords } from './RequiredWords';
import type { SignOffWrites } from './sign-off-writes';

interface Props {
  remark: SignOffWrites['remark'];
  onClose: () => void;
}

export function RemarkDialog({ remark, onClose }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const text = words.trim();
  const save = async () => {
    setTried(true);
    return text !== '' && remark({ text });
  };
  return (
    <FormDialog
      title={t('remark.title')}
      lead={t('remark.lead')}
      save={t('remark.save')}
      onSave={save}
      onClose={onClose}
    >
      <RequiredWords label={t('remark.words')} words={words} tried={tried} onChange={setWords} />
    </FormDialog>
  );
}
