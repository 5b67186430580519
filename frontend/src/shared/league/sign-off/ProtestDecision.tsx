import { limits, protestOutcomes, type SignOffView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Select, TextArea } from '@/shared/ui';
import { useDecide } from './use-sign-off-decisions';

interface Props {
  matchId: number;
  protest: SignOffView['protests'][number];
}

/** Until there is a decision the result waits; a second instance decides once more. */
export function ProtestDecision({ matchId, protest }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const [open, setOpen] = useState(protest.outcome === null);
  const [outcome, setOutcome] = useState(protest.outcome ?? 'rejected');
  const [text, setText] = useState('');
  const decide = useDecide(matchId);
  if (!open)
    return (
      <Button variant="ghost" size="sm" className="-ml-3 min-h-11!" onClick={() => setOpen(true)}>
        {t('office.decideAgain')}
      </Button>
    );
  return (
    <div className="mt-3 grid gap-3 rounded-control bg-raised p-3">
      <FormField label={t('office.outcome')}>
        <Select
          value={outcome}
          onChange={({ target }) =>
            setOutcome(protestOutcomes.find((one) => one === target.value) ?? outcome)
          }
        >
          {protestOutcomes.map((one) => (
            <option key={one} value={one}>
              {t(`said.outcome.${one}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('office.words')} hint={t('office.protestHint')} optional>
        <TextArea
          value={text}
          maxLength={limits.decisionText}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <Button
        className="justify-self-start"
        pending={decide.isPending}
        onClick={() =>
          decide.mutate(
            { type: 'protest', protestId: protest.id, outcome, text },
            { onSuccess: () => setOpen(false) },
          )
        }
      >
        {t('office.decide')}
      </Button>
    </div>
  );
}
