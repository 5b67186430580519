import type { RuleField } from '@kolo/domain';
import { matchRules } from '@/shared/i18n/hr/match-rules';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ruleKinds } from './rule-kinds';

const { values, off, presets } = matchRules;

interface RuleTexts {
  label: (field: RuleField) => string;
  /** `20 min`, `od 6. prekršaja u poluvremenu`; what is not known is shown as it came. */
  value: (field: RuleField, value: unknown) => string;
  preset: (preset: string) => string;
}

const isKey = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string =>
  Object.hasOwn(texts, key);

/** The texts of a choice by `clockMode.running`. */
const choices = new Map(
  Object.entries(values).flatMap(([field, texts]) =>
    Object.keys(texts).map((value): [string, TextKey<'matchRules'>] => {
      const name = `${field}.${value}`;
      return [name, `values.${name}` as TextKey<'matchRules'>];
    }),
  ),
);

export function useRuleTexts(): RuleTexts {
  const { t } = useTranslation('matchRules');
  const measured = (field: RuleField, value: number): string => {
    if (field === 'foulKickFrom') return t('units.fromFoul', { value });
    if (field === 'kicksFirst') return t('units.kicks', { count: value });
    const kind = ruleKinds[field];
    const unit = kind.type === 'number' ? kind.unit : undefined;
    if (unit === undefined) return String(value);
    const inMinutes = unit === 'seconds' && value % 60 === 0;
    return inMinutes ? t('units.minutes', { value: value / 60 }) : t(`units.${unit}`, { value });
  };
  return {
    label: (field) => t(`fields.${field}`),
    preset: (preset) => (isKey(presets, preset) ? t(`presets.${preset}`) : preset),
    value: (field, value) => {
      const choice = choices.get(`${field}.${value}`);
      if (choice !== undefined) return t(choice);
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      if (typeof value === 'number') return measured(field, value);
      return isKey(off, field) ? t(`off.${field}`) : String(value);
    },
  };
}
