import { type SeasonRules, seasonRuleLimits, withdrawalModes } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordsField } from '@/shared/league/WordsField';
import {
  fieldsOfSeasonRules,
  withSeasonRuleFields,
} from '@/shared/season-rules/season-rule-fields';
import { Button, Card, CardBody, CardHeader, Checkbox, FormField, Select } from '@/shared/ui';
import { DisciplineRules, FinalsRules, SigningRules } from './FurtherRules';
import {
  furtherFieldsOf,
  type RulesFormFields,
  valuesOf,
  withFurtherFields,
} from './further-rule-fields';
import { useSaveSeasonRules } from './use-save-season-rules';

interface Props {
  leagueId: number;
  rules: SeasonRules;
}

/** A save by somebody else leaves alone the fields that are being edited; our own resets do not. */
const onNewRules = { keepDirtyValues: true };
const whole = { keepDirtyValues: false };

const switches = ['keepsBetterPlayed', 'awardedGoals', 'annulledGoals', 'annulledCards'] as const;
const numbers = ['minusPoints', 'noShowLimit'] as const;

export function SeasonRulesForm({ leagueId, rules }: Props): ReactElement {
  const { t } = useTranslation(['seasonRules', 'decisions', 'matchRules']);
  const { t: tCommon } = useTranslation();
  const { language } = useLanguage();
  const save = useSaveSeasonRules(leagueId);
  const [text, setText] = useState('');
  const form = useForm<RulesFormFields>({
    values: { ...fieldsOfSeasonRules(rules), ...furtherFieldsOf(rules, language) },
    resetOptions: onNewRules,
  });
  const { isDirty } = form.formState;
  const reset = (fields?: RulesFormFields): void => {
    form.reset(fields, whole);
    setText('');
  };
  const submit = form.handleSubmit((fields) => {
    const words = text.trim();
    const wanted = withFurtherFields(withSeasonRuleFields(rules, fields), fields);
    save.mutate(words === '' ? wanted : { ...wanted, text: words }, {
      onSuccess: () => reset(fields),
    });
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('edit.title')}>
      <Card>
        <CardHeader title={t('title')} />
        <CardBody className="grid max-w-2xl gap-4">
          <p className="text-sm text-ink-muted">{t('edit.lead')}</p>
          <FormField
            label={t('edit.withdrawal')}
            hint={t(`decisions:withdraw.explained.${form.watch('withdrawal')}`)}
          >
            <Select {...form.register('withdrawal')}>
              {withdrawalModes.map((mode) => (
                <option key={mode} value={mode}>
                  {t(`decisions:withdraw.modes.${mode}`)}
                </option>
              ))}
            </Select>
          </FormField>
          {numbers.map((rule) => (
            <FormField key={rule} label={t(`edit.${rule}`)}>
              <Select {...form.register(rule, { valueAsNumber: true })}>
                {valuesOf(seasonRuleLimits[rule]).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </Select>
            </FormField>
          ))}
          {switches.map((rule) => (
            <Checkbox key={rule} {...form.register(rule)} label={t(`edit.${rule}`)} />
          ))}
          <DisciplineRules form={form} />
          <SigningRules form={form} />
          <FinalsRules form={form} />
          {isDirty && (
            <>
              <WordsField value={text} onChange={setText} />
              <div className="flex flex-wrap justify-end gap-2">
                <Button variant="secondary" onClick={() => reset()}>
                  {t('matchRules:edit.reset')}
                </Button>
                <Button type="submit" pending={save.isPending}>
                  {tCommon('save')}
                </Button>
              </div>
            </>
          )}
        </CardBody>
      </Card>
    </form>
  );
}
