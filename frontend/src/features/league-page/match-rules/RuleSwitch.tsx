import type { RuleFields } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Checkbox } from '@/shared/ui';
import { type SwitchedRule, switchedRules } from './switched-rules';

interface Props {
  field: SwitchedRule;
  form: UseFormReturn<RuleFields>;
  hint: ReactNode;
  changed: () => void;
  /** The number, while the rule is on. */
  children: ReactNode;
}

/** A rule that may be off. */
export function RuleSwitch({ field, form, hint, changed, children }: Props): ReactElement {
  const { t } = useTranslation('matchRules');
  const isOn = form.watch(field) !== null;
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t(`edit.turnOn.${field}`)}
        hint={hint}
        checked={isOn}
        onChange={({ target }) => {
          form.setValue(field, target.checked ? switchedRules[field] : null, { shouldDirty: true });
          changed();
        }}
      />
      {isOn && <div className="ml-8">{children}</div>}
    </div>
  );
}
