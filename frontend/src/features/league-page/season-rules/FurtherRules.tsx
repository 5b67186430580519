import { banStarts, lateLists, seasonRuleLimits, signingMethods } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox, FormField, Input, Select } from '@/shared/ui';
import {
  fineRules,
  isFine,
  isWholeWithin,
  type RulesFormFields,
  stepsOf,
  valuesOf,
} from './further-rule-fields';

interface Props {
  form: UseFormReturn<RulesFormFields>;
}

const steps = ['yellowSteps', 'exclusionSteps'] as const;
const bans = ['yellowBan', 'secondYellowBan', 'redBan'] as const;
const disciplineSwitches = [
  'yellowsWipedBeforeStage',
  'redCarriesToNextSeason',
  'abandonedCounts',
  'officialsToo',
  'published',
] as const;
const fairPlay = ['yellowPoints', 'secondYellowPoints', 'redPoints'] as const;
const signingNumbers = ['protestHours', 'keepReportsDays'] as const;

/** What brings a ban, and for how long. */
export function DisciplineRules({ form }: Props): ReactElement {
  const { t } = useTranslation('seasonRules');
  const { cents } = useFormat();
  const { register, getFieldState, formState } = form;
  return (
    <Section title={t('edit.discipline')}>
      {steps.map((rule) => (
        <FormField
          key={rule}
          label={t(`fields.discipline.${rule}`)}
          hint={t('edit.stepsHint')}
          error={
            getFieldState(`discipline.${rule}`, formState).invalid
              ? t('edit.stepsWrong')
              : undefined
          }
        >
          <Input
            {...register(`discipline.${rule}`, { validate: (text) => stepsOf(text) !== null })}
            autoComplete="off"
            className="numerals"
          />
        </FormField>
      ))}
      {bans.map((rule) => (
        <FormField key={rule} label={t(`fields.discipline.${rule}`)}>
          <Select {...register(`discipline.${rule}`, { valueAsNumber: true })}>
            {valuesOf(seasonRuleLimits.ban).map((count) => (
              <option key={count} value={count}>
                {t('values.matches', { count })}
              </option>
            ))}
          </Select>
        </FormField>
      ))}
      <FormField label={t('fields.discipline.banStarts')}>
        <Select {...register('discipline.banStarts')}>
          {banStarts.map((start) => (
            <option key={start} value={start}>
              {t(`values.banStarts.${start}`)}
            </option>
          ))}
        </Select>
      </FormField>
      {disciplineSwitches.map((rule) => (
        <Checkbox
          key={rule}
          {...register(`discipline.${rule}`)}
          label={t(`fields.discipline.${rule}`)}
        />
      ))}
      {fairPlay.map((rule) => (
        <FormField key={rule} label={t(`fields.discipline.${rule}`)}>
          <Select {...register(`discipline.${rule}`, { valueAsNumber: true })}>
            {valuesOf(seasonRuleLimits.fairPlayPoints).map((points) => (
              <option key={points}>{points}</option>
            ))}
          </Select>
        </FormField>
      ))}
      {fineRules.map((rule) => (
        <FormField
          key={rule}
          label={t(`edit.${rule}`)}
          error={
            getFieldState(`discipline.${rule}`, formState).invalid
              ? t('edit.eurosWrong', { max: cents(seasonRuleLimits.fineCents.max) })
              : undefined
          }
        >
          <Input
            {...register(`discipline.${rule}`, { validate: isFine })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            className="numerals max-w-40"
          />
        </FormField>
      ))}
    </Section>
  );
}

/** How the report is signed, and until when the result is open. */
export function SigningRules({ form }: Props): ReactElement {
  const { t } = useTranslation(['seasonRules', 'signOff']);
  const { register, getFieldState, formState } = form;
  return (
    <Section title={t('edit.signing')}>
      <fieldset>
        <legend className="text-sm font-semibold">{t('fields.signing.methods')}</legend>
        {signingMethods.map((method) => (
          <Checkbox
            key={method}
            {...register(`signing.methods.${method}`)}
            label={t(`signOff:method.${method}`)}
          />
        ))}
      </fieldset>
      <Checkbox
        {...register('signing.officialWhenAllSigned')}
        label={t('fields.signing.officialWhenAllSigned')}
      />
      <FormField label={t('fields.signing.lateListUntil')}>
        <Select {...register('signing.lateListUntil')}>
          {lateLists.map((limit) => (
            <option key={limit} value={limit}>
              {t(`values.lateListUntil.${limit}`)}
            </option>
          ))}
        </Select>
      </FormField>
      {signingNumbers.map((rule) => (
        <FormField
          key={rule}
          label={t(`edit.${rule}`)}
          error={
            getFieldState(`signing.${rule}`, formState).invalid
              ? t('edit.numberWrong', seasonRuleLimits[rule])
              : undefined
          }
        >
          <Input
            {...register(`signing.${rule}`, {
              valueAsNumber: true,
              validate: (number) => isWholeWithin(number, seasonRuleLimits[rule]),
            })}
            {...seasonRuleLimits[rule]}
            type="number"
            inputMode="numeric"
            className="numerals max-w-40"
          />
        </FormField>
      ))}
    </Section>
  );
}

export function FinalsRules({ form }: Props): ReactElement {
  const { t } = useTranslation('seasonRules');
  return (
    <Section title={t('edit.finals')}>
      <FormField label={t('fields.finals.minRestSlots')}>
        <Select {...form.register('finals.minRestSlots', { valueAsNumber: true })}>
          {valuesOf(seasonRuleLimits.minRestSlots).map((slots) => (
            <option key={slots}>{slots}</option>
          ))}
        </Select>
      </FormField>
      <Checkbox
        {...form.register('finals.countForScorers')}
        label={t('fields.finals.countForScorers')}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t pt-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-bold">
        {title}
      </p>
      {children}
    </fieldset>
  );
}
