import type { RuleField } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ruleKinds } from '@/shared/match-rules/rule-kinds';
import { isSwitched } from './switched-rules';

/** The label of a field that is typed, with its unit. */
export function useRuleLabel(field: RuleField): string {
  const { t } = useTranslation('matchRules');
  const kind = ruleKinds[field];
  const label = t(isSwitched(field) ? `edit.amount.${field}` : `fields.${field}`);
  const unit = kind.type === 'number' ? kind.unit : undefined;
  return unit === undefined ? label : t(`edit.inUnit.${unit}`, { label });
}
