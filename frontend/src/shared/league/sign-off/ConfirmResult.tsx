import { limits } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, TextArea } from '@/shared/ui';
import { useDecide } from './use-sign-off-decisions';

/** A result holds also where somebody did not sign. */
export function ConfirmResult({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('signOff');
  const [text, setText] = useState('');
  const decide = useDecide(matchId);
  return (
    <section aria-label={t('office.confirm')} className="grid gap-3 border-t pt-4">
      <p className="text-sm text-ink-muted">{t('office.confirmHint')}</p>
      <FormField label={t('office.words')} optional>
        <TextArea
          value={text}
          maxLength={limits.decisionText}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <Button
        className="justify-self-start"
        pending={decide.isPending}
        onClick={() => decide.mutate({ type: 'confirm', text })}
      >
        {t('office.confirm')}
      </Button>
    </section>
  );
}
