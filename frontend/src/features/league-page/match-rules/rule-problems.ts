import {
  type MatchRules,
  type RuleField,
  type RuleFields,
  refusalMessage,
  ruleApplies,
  ruleConflict,
  ruleFields,
  rulesOfFields,
  withoutUnused,
} from '@kolo/domain';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Language } from '@/shared/i18n/language';
import type { TFunction } from '@/shared/i18n/text-keys';
import { ruleKinds } from '@/shared/match-rules/rule-kinds';

/** The sheet as it is sent, without the fields that the form hides. */
export const sheetOf = (fields: RuleFields): MatchRules => rulesOfFields(withoutUnused(fields));

/** The numbers beyond their limits, else the first two rules that contradict each other. */
function ruleProblems(
  fields: RuleFields,
  t: TFunction<'matchRules'>,
  language: Language,
): [RuleField, string][] {
  const beyond = ruleFields.flatMap((field): [RuleField, string][] => {
    const kind = ruleKinds[field];
    const value = fields[field];
    if (kind.type !== 'number' || value === null || !ruleApplies(field, fields)) return [];
    const { min, max } = kind.limits;
    const sound = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
    return sound ? [] : [[field, t('edit.between', { min, max })]];
  });
  if (beyond.length > 0) return beyond;
  const conflict = ruleConflict(sheetOf(fields));
  return conflict === null ? [] : [[conflict.field, refusalMessage(conflict, language)]];
}

export const ruleResolver =
  (t: TFunction<'matchRules'>, language: Language): Resolver<RuleFields> =>
  (fields) => {
    const problems = ruleProblems(fields, t, language);
    const errors: FieldErrors<RuleFields> = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'validate', message }]),
    );
    return problems.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };
