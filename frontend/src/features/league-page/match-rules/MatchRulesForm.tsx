import {
  fieldsOfRules,
  type LeagueMatchRules,
  presetOf,
  presetRules,
  type RuleFields,
  type RuleGroup,
  ruleGroups,
} from '@kolo/domain';
import { Info } from 'lucide-react';
import type { ReactElement } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { matchRulesPath } from '@/shared/match-rules/match-rules-path';
import { useRuleTexts } from '@/shared/match-rules/use-rule-texts';
import { Button, FormField, Link, Select } from '@/shared/ui';
import { RuleGroupFields } from './RuleGroupFields';
import { ruleResolver, sheetOf } from './rule-problems';
import { useSaveMatchRules } from './use-save-match-rules';

interface Props {
  leagueId: number;
  sheet: LeagueMatchRules;
}

/** A save by somebody else leaves alone the fields that are being typed; our own resets do not. */
const onNewSheet = { keepDirtyValues: true };
const whole = { keepDirtyValues: false };

const groups = Object.keys(ruleGroups) as RuleGroup[];

export function MatchRulesForm({ leagueId, sheet }: Props): ReactElement {
  const { t, language } = useTranslation('matchRules');
  const { t: tCommon } = useTranslation();
  const save = useSaveMatchRules(leagueId);
  const form = useForm<RuleFields>({
    values: fieldsOfRules(sheet.rules),
    resetOptions: onNewSheet,
    resolver: ruleResolver(t, language),
  });
  const { isDirty } = form.formState;
  const submit = form.handleSubmit((fields) => {
    const rules = sheetOf(fields);
    const preset = presetOf(rules);
    save.mutate(preset === 'custom' ? { preset, rules } : { preset }, {
      onSuccess: (saved) => form.reset(fieldsOfRules(saved.rules), whole),
    });
  });
  return (
    <form noValidate onSubmit={submit} aria-label={t('edit.title')} className="grid gap-6">
      <div className="flex max-w-prose gap-2 text-sm text-ink-muted">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <p>
          {t('edit.frozen')}{' '}
          <Link to={matchRulesPath(leagueId)} className="font-semibold text-accent-ink underline">
            {t('edit.everybodySees')}
          </Link>
        </p>
      </div>
      <PresetField form={form} />
      <div className="gap-6 lg:columns-2">
        {groups.map((group) => (
          <RuleGroupFields key={group} group={group} form={form} />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {isDirty && (
          <Button variant="secondary" onClick={() => form.reset(undefined, whole)}>
            {t('edit.reset')}
          </Button>
        )}
        <Button type="submit" pending={save.isPending}>
          {tCommon('save')}
        </Button>
      </div>
    </form>
  );
}

/** The preset is what the fields say: a changed field makes it another one, or none. */
function PresetField({ form }: { form: UseFormReturn<RuleFields> }): ReactElement {
  const { t } = useTranslation('matchRules');
  const texts = useRuleTexts();
  const preset = presetOf(sheetOf(form.watch()));
  const named = Object.keys(presetRules) as (keyof typeof presetRules)[];
  return (
    <div className="max-w-md">
      <FormField label={t('preset')} hint={t('edit.presetHint')}>
        <Select
          value={preset}
          onChange={({ target }) => {
            const chosen = named.find((name) => name === target.value);
            if (chosen === undefined) return;
            form.reset(fieldsOfRules(presetRules[chosen]), { ...whole, keepDefaultValues: true });
          }}
        >
          {named.map((name) => (
            <option key={name} value={name}>
              {texts.preset(name)}
            </option>
          ))}
          {preset === 'custom' && <option value="custom">{texts.preset('custom')}</option>}
        </Select>
      </FormField>
    </div>
  );
}
