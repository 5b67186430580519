import { limits, type ReopenReason, reopenReasons } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Input, Select, TextArea } from '@/shared/ui';
import { useDecide } from './use-sign-off-decisions';

/** An official result changes only while it is reopened, for some hours and with a reason. */
export function ReopenResult({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('signOff');
  const [reason, setReason] = useState<ReopenReason>('scorer');
  const [hours, setHours] = useState('24');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const decide = useDecide(matchId);
  const count = /^\d{1,4}$/.test(hours) ? Number(hours) : 0;
  const isHours = count >= 1 && count <= limits.reopenedHours;
  const isWords = text.trim() !== '';
  const reopen = () => {
    setTried(true);
    if (isHours && isWords) decide.mutate({ type: 'reopen', reason, hours: count, text });
  };
  return (
    <section aria-label={t('office.reopen')} className="grid gap-3 border-t pt-4">
      <p className="text-sm text-ink-muted">{t('office.reopenHint')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField label={t('office.reason')}>
          <Select
            value={reason}
            onChange={({ target }) =>
              setReason(reopenReasons.find((one) => one === target.value) ?? reason)
            }
          >
            {reopenReasons.map((one) => (
              <option key={one} value={one}>
                {t(`office.reasons.${one}`)}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField
          label={t('office.hours')}
          error={
            tried && !isHours ? t('office.hoursNeeded', { max: limits.reopenedHours }) : undefined
          }
        >
          <Input
            inputMode="numeric"
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
        </FormField>
      </div>
      <FormField label={t('office.words')} error={tried && !isWords ? t('wordsNeeded') : undefined}>
        <TextArea
          value={text}
          maxLength={limits.decisionText}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <Button className="justify-self-start" pending={decide.isPending} onClick={reopen}>
        {t('office.reopen')}
      </Button>
    </section>
  );
}
