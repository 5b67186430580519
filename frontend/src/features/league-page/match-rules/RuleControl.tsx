import { differsFromLaws, type RuleField, type RuleFields } from '@kolo/domain';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Difference } from '@/shared/match-rules/Difference';
import { ruleKinds } from '@/shared/match-rules/rule-kinds';
import { useRuleTexts } from '@/shared/match-rules/use-rule-texts';
import { Checkbox, FormField, Input, Select } from '@/shared/ui';
import { adjustOthers } from './adjust-others';
import { RuleSwitch } from './RuleSwitch';
import { isSwitched } from './switched-rules';
import { useRuleLabel } from './use-rule-label';

interface Props {
  field: RuleField;
  form: UseFormReturn<RuleFields>;
}

/** One rule, edited as its kind is, with a mark where it differs from the Laws of the Game. */
export function RuleControl({ field, form }: Props): ReactElement {
  const texts = useRuleTexts();
  const label = useRuleLabel(field);
  const kind = ruleKinds[field];
  const fields = form.watch();
  const differs = differsFromLaws(field, fields);
  const hint = differs ? <Difference field={field} fields={fields} /> : undefined;
  const error = form.formState.errors[field]?.message;
  const changed = (): void => {
    adjustOthers(form, field);
    if (form.formState.isSubmitted) void form.trigger();
  };
  if (kind.type === 'yes-no')
    return <Checkbox {...form.register(field, { onChange: changed })} label={label} hint={hint} />;
  if (kind.type === 'choice')
    return (
      <FormField label={label} hint={hint} error={error}>
        <Select {...form.register(field, { onChange: changed })}>
          {kind.values.map((value) => (
            <option key={value} value={value}>
              {texts.value(field, value)}
            </option>
          ))}
        </Select>
      </FormField>
    );
  const number = (
    <FormField label={label} hint={isSwitched(field) ? undefined : hint} error={error}>
      <Input
        {...form.register(field, { valueAsNumber: true, onChange: changed })}
        {...kind.limits}
        type="number"
        inputMode="numeric"
        className="numerals max-w-40"
      />
    </FormField>
  );
  if (!isSwitched(field)) return number;
  return (
    <RuleSwitch field={field} form={form} hint={hint} changed={changed}>
      {number}
    </RuleSwitch>
  );
}
