import { limits, pointsCauses, type TeamView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { uniqueName } from '@/shared/league/unique-name';
import { WordsField } from '@/shared/league/WordsField';
import { FormField, Input, Select } from '@/shared/ui';
import { type AdjustmentFields, useAdjustmentRules } from './adjustment-fields';

export function AdjustmentInputs({ teams }: { teams: readonly TeamView[] }): ReactElement {
  const { t } = useTranslation(['decisions', 'leagueTable']);
  const rules = useAdjustmentRules();
  const { register, formState, watch, setValue } = useFormContext<AdjustmentFields>();
  const { errors } = formState;
  const names = teams.map(({ name }) => name);
  return (
    <>
      <div className="sm:col-span-2">
        <FormField label={t('team')} error={errors.teamId?.message}>
          <Select {...register('teamId', rules.teamId)}>
            <option value="0">{t('chooseTeam')}</option>
            {teams.map(({ id, name, user }) => (
              <option key={id} value={id}>
                {uniqueName(name, user.username, names)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <FormField label={t('change')}>
        <Select {...register('change')}>
          <option value="take">{t('take')}</option>
          <option value="give">{t('give')}</option>
        </Select>
      </FormField>
      <FormField label={t('count')} error={errors.points?.message}>
        <Input
          {...register('points', rules.points)}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.pointsAdjustment}
          className="numerals"
        />
      </FormField>
      <FormField label={t('cause')}>
        <Select {...register('cause')}>
          {pointsCauses.map((cause) => (
            <option key={cause} value={cause}>
              {t(`leagueTable:adjusted.cause.${cause}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('day')} hint={t('dayHint')} error={errors.on?.message}>
        <Input {...register('on', rules.on)} type="date" />
      </FormField>
      <div className="sm:col-span-2">
        <WordsField value={watch('text')} onChange={(text) => setValue('text', text)} />
      </div>
    </>
  );
}
