import { limits, type MatchView } from '@kolo/domain';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Input } from '@/shared/ui';
import { scoreOf, useRecordResult } from './use-league-writes';

interface Props {
  match: MatchView;
  onClose: () => void;
}

/** For a match that was played without the tablet. */
export function ResultDialog({ match, onClose }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: tCommon } = useTranslation();
  const [home, setHome] = useState('0');
  const [away, setAway] = useState('0');
  const record = useRecordResult(match.id);
  const form = useId();
  const format = useFormat();
  const isAhead = Date.parse(match.matchDate) > Date.now();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    record.mutate({ homeScore: scoreOf(home), awayScore: scoreOf(away) }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('result')}
      description={t('resultHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={form} pending={record.isPending}>
            {t('saveResult')}
          </Button>
        </>
      }
    >
      {isAhead && (
        <p className="my-2 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          {t('resultAhead', { when: format.dateTime(match.matchDate) })}
        </p>
      )}
      <form
        id={form}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-2 items-end gap-4 py-2"
      >
        <ScoreField team={match.homeTeamName} value={home} onChange={setHome} />
        <ScoreField team={match.awayTeamName} value={away} onChange={setAway} />
      </form>
    </Dialog>
  );
}

interface FieldProps {
  team: string;
  value: string;
  onChange: (value: string) => void;
}

function ScoreField({ team, value, onChange }: FieldProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  return (
    <FormField label={t('goalsOf', { team })}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.scoreMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => onChange(String(scoreOf(value)))}
        className="numerals min-h-16 text-center text-3xl! font-extrabold"
      />
    </FormField>
  );
}
