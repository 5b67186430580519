import type { LeagueView } from '@kolo/domain';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, focusFirstField, Input, Select } from '@/shared/ui';
import { DateDoubtsNote } from './DateDoubtsNote';
import { MatchTimes } from './MatchTimes';
import { RoundDates } from './RoundDates';
import { type ScheduleFields, withDate } from './schedule-fields';
import type { ScheduleForm as Form } from './use-schedule';

interface Props {
  leagues: readonly LeagueView[];
  form: Form;
  /** Returned to from the preview, whose button had the focus. */
  again: boolean;
  onChange: (change: Partial<ScheduleFields>) => void;
}

export function ScheduleForm({ leagues, form, again, onChange: set }: Props): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  const { fields } = form;
  const league = leagues.find(({ id }) => id === fields.leagueId);
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (again && box.current !== null) focusFirstField(box.current);
  }, [again]);
  return (
    <div ref={box} className="flex flex-col gap-5 py-2">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField
          label={t('league')}
          hint={form.teams.length > 0 ? t('teams', { count: form.teams.length }) : undefined}
          error={form.errors.league}
        >
          <Select
            value={fields.leagueId ?? ''}
            onChange={({ target }) =>
              set({ leagueId: target.value === '' ? null : Number(target.value), rounds: null })
            }
          >
            <option value="">{t('chooseLeague')}</option>
            {leagues.map(({ id, name, season }) => (
              <option key={id} value={id}>
                {name} · {season}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField
          label={t('rounds')}
          hint={
            form.maxRounds > 0 && form.rounds !== String(form.maxRounds)
              ? t('roundsHint', { max: form.maxRounds })
              : undefined
          }
          error={form.errors.rounds}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={form.maxRounds}
            disabled={form.maxRounds === 0}
            value={form.rounds}
            onChange={({ target }) => set({ rounds: target.value })}
          />
        </FormField>
        <Checkbox
          label={t('homeAway')}
          checked={fields.homeAway}
          onChange={({ target }) => set({ homeAway: target.checked, rounds: null })}
        />
        <FormField label={t('venue')} optional>
          <Input
            value={fields.venue}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => set({ venue: target.value })}
          />
        </FormField>
      </div>
      <MatchTimes fields={fields} errors={form.errors.times} onChange={set} />
      <section aria-labelledby={heading}>
        <h3 id={heading} className="mb-2 text-sm font-bold">
          {t('dates')}
        </h3>
        {form.dates.length === 0 ? (
          <p className="text-sm text-ink-muted">{t('datesNeedLeague')}</p>
        ) : (
          <RoundDates
            dates={form.dates}
            errors={form.errors.dates}
            onChange={(round, day) => set(withDate(fields, round, day))}
          />
        )}
      </section>
      {league !== undefined && <DateDoubtsNote dates={form.dates} league={league} />}
    </div>
  );
}
