import { limits, type MatchView } from '@kolo/domain';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useMatchRules } from '@/shared/match-rules/use-match-rules';
import { Button, Checkbox, Dialog, FormField, Input } from '@/shared/ui';
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
  const [afterExtraTime, setAfterExtraTime] = useState(false);
  const [kicks, setKicks] = useState({ home: '', away: '' });
  const rules = useMatchRules(match.leagueId).data?.rules;
  const record = useRecordResult(match.id);
  const form = useId();
  const format = useFormat();
  const isAhead = Date.parse(match.matchDate) > Date.now();
  const mayHaveKicks = rules?.kicks != null && scoreOf(home) === scoreOf(away);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const hasKicks = mayHaveKicks && kicks.home + kicks.away !== '';
    const result = {
      homeScore: scoreOf(home),
      awayScore: scoreOf(away),
      ...(afterExtraTime ? { afterExtraTime } : {}),
      ...(hasKicks ? { shootout: { home: scoreOf(kicks.home), away: scoreOf(kicks.away) } } : {}),
    };
    record.mutate(result, { onSuccess: onClose });
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
        <ScoreField
          label={t('goalsOf', { team: match.homeTeamName })}
          value={home}
          onChange={setHome}
          onLeft={() => setHome(String(scoreOf(home)))}
        />
        <ScoreField
          label={t('goalsOf', { team: match.awayTeamName })}
          value={away}
          onChange={setAway}
          onLeft={() => setAway(String(scoreOf(away)))}
        />
        {rules?.extraTime != null && (
          <Checkbox
            className="col-span-2"
            label={t('resultExtraTime')}
            checked={afterExtraTime}
            onChange={({ target }) => setAfterExtraTime(target.checked)}
          />
        )}
        {mayHaveKicks && (
          <>
            <ScoreField
              label={t('kicksOf', { team: match.homeTeamName })}
              value={kicks.home}
              onChange={(typed) => setKicks({ ...kicks, home: typed })}
            />
            <ScoreField
              label={t('kicksOf', { team: match.awayTeamName })}
              value={kicks.away}
              onChange={(typed) => setKicks({ ...kicks, away: typed })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeft?: () => void;
}

function ScoreField({ label, value, onChange, onLeft }: FieldProps): ReactElement {
  return (
    <FormField label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.scoreMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onLeft}
        className="numerals min-h-16 text-center text-3xl! font-extrabold"
      />
    </FormField>
  );
}
