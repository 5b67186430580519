import {
  type RuleField,
  type RuleFields,
  type RuleGroup,
  ruleApplies,
  ruleGroups,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RuleControl } from './RuleControl';

interface Props {
  group: RuleGroup;
  form: UseFormReturn<RuleFields>;
}

export function RuleGroupFields({ group, form }: Props): ReactElement {
  const { t } = useTranslation('matchRules');
  const fields = form.watch();
  const shown: RuleField[] = ruleGroups[group].filter((field) => ruleApplies(field, fields));
  return (
    <fieldset className="mb-6 min-w-0 break-inside-avoid rounded-card border bg-surface shadow-card">
      <legend className="sr-only">{t(`groups.${group}`)}</legend>
      <p
        aria-hidden="true"
        className="rounded-t-card border-b bg-raised px-4 py-3 text-sm font-bold tracking-tight"
      >
        {t(`groups.${group}`)}
      </p>
      <div className="grid gap-4 p-4">
        {shown.map((field) => (
          <RuleControl key={field} field={field} form={form} />
        ))}
      </div>
    </fieldset>
  );
}
