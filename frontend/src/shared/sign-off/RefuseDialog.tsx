import { limits, type SigningRefusal, type SigningRole, signingRefusals } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormField, TextArea, WordChoice } from '@/shared/ui';
import { FormDialog } from './FormDialog';
import type { SignOffWrites } from './sign-off-writes';

interface Props {
  role: SigningRole;
  who: string;
  refuse: SignOffWrites['refuse'];
  onClose: () => void;
}

export function RefuseDialog({ role, who, refuse, onClose }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [reason, setReason] = useState<SigningRefusal | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if (reason === null) return false;
    const text = words.trim();
    return refuse({ role, reason, ...(text === '' ? {} : { text }) });
  };
  return (
    <FormDialog
      title={t('refuse.title', { who })}
      lead={t('refuse.lead')}
      save={t('refuse.save')}
      onSave={save}
      onClose={onClose}
    >
      <div>
        <WordChoice
          legend={t('refuse.reason')}
          options={signingRefusals}
          value={reason}
          label={(option) => t(`refuse.reasons.${option}`)}
          onChoose={setReason}
        />
        {tried && reason === null && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {t('refuse.needed')}
          </p>
        )}
      </div>
      <FormField label={t('refuse.words')} optional>
        <TextArea
          value={words}
          maxLength={limits.decisionText}
          onChange={({ target }) => setWords(target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
