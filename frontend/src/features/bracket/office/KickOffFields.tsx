import { limits, type StageDefinition, tieWords } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, FormField, Input } from '@/shared/ui';
import { fillKickOffs } from './fill-kick-offs';
import {
  type DraftKickOff,
  kickOffKey,
  legsOf,
  noKickOff,
  type StageDraft,
  tiesInOrder,
} from './stage-draft';

interface Props {
  stage: StageDefinition;
  kickOffs: StageDraft['kickOffs'];
  /** The league's own hall. */
  venue: string | null;
  onChange: (kickOffs: StageDraft['kickOffs']) => void;
}

/** Times and halls that are reserved before the teams are known. */
export function KickOffFields({ stage, kickOffs, venue, onChange }: Props): ReactElement {
  const ties = tiesInOrder(stage);
  const change = (key: string, changes: Partial<DraftKickOff>): void =>
    onChange({ ...kickOffs, [key]: { ...(kickOffs[key] ?? noKickOff), ...changes } });
  return (
    <>
      <OneAfterAnother
        venue={venue}
        onFill={(first, minutes) => onChange(fillKickOffs(ties, first, minutes, kickOffs))}
      />
      <div className="grid gap-3 py-3">
        {ties.flatMap((tie) =>
          legsOf(stage).map((leg) => (
            <KickOffRow
              key={kickOffKey(tie, leg)}
              tie={tie}
              leg={stage.legs === 2 ? leg : null}
              value={kickOffs[kickOffKey(tie, leg)] ?? noKickOff}
              onChange={(changes) => change(kickOffKey(tie, leg), changes)}
            />
          )),
        )}
      </div>
    </>
  );
}

interface FillProps {
  venue: string | null;
  onFill: (first: DraftKickOff, minutes: number) => void;
}

/** A whole day in one hall, one tie after the other. */
function OneAfterAnother({ venue, onFill }: FillProps): ReactElement {
  const { t } = useTranslation('stages');
  const [first, setFirst] = useState<DraftKickOff>({ ...noKickOff, venue: venue ?? '' });
  const [minutes, setMinutes] = useState('60');
  const isComplete = first.day !== '' && first.time !== '' && Number(minutes) > 0;
  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-control bg-raised p-3 sm:grid-cols-4">
      <legend className="sr-only">{t('fill.title')}</legend>
      <FormField label={t('fill.day')}>
        <Input
          type="date"
          value={first.day}
          onChange={({ target }) => setFirst({ ...first, day: target.value })}
        />
      </FormField>
      <FormField label={t('fill.time')}>
        <Input
          type="time"
          value={first.time}
          onChange={({ target }) => setFirst({ ...first, time: target.value })}
        />
      </FormField>
      <FormField label={t('fill.minutes')}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </FormField>
      <FormField label={t('fill.venue')}>
        <Input
          value={first.venue}
          maxLength={limits.venue.name}
          onChange={({ target }) => setFirst({ ...first, venue: target.value })}
        />
      </FormField>
      <Button
        variant="secondary"
        className="col-span-full justify-self-start"
        disabled={!isComplete}
        onClick={() => onFill(first, Number(minutes))}
      >
        {t('fill.do')}
      </Button>
    </fieldset>
  );
}

interface RowProps {
  tie: string;
  leg: number | null;
  value: DraftKickOff;
  onChange: (changes: Partial<DraftKickOff>) => void;
}

function KickOffRow({ tie, leg, value, onChange }: RowProps): ReactElement {
  const { t, language } = useTranslation('stages');
  const name = tieWords(tie, language);
  const title = leg === null ? name : t('kickOffLeg', { tie: name, leg });
  return (
    <fieldset className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[5rem_1fr_1fr_1.5fr]">
      <legend className="sr-only">{title}</legend>
      <span aria-hidden="true" className="self-center text-sm font-bold max-sm:col-span-2">
        {title}
      </span>
      <Input
        type="date"
        aria-label={t('fill.day')}
        value={value.day}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <Input
        type="time"
        aria-label={t('time')}
        value={value.time}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <Input
        aria-label={t('fill.venue')}
        placeholder={t('fill.venue')}
        maxLength={limits.venue.name}
        className="max-sm:col-span-2"
        value={value.venue}
        onChange={({ target }) => onChange({ venue: target.value })}
      />
    </fieldset>
  );
}
