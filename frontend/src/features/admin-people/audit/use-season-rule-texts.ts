import { everySeasonRule, seasonRulesByPath } from '@kolo/domain';
import { decisions } from '@/shared/i18n/hr/decisions';
import { seasonRules } from '@/shared/i18n/hr/season-rules';
import { signOff } from '@/shared/i18n/hr/sign-off';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isKey } from './is-key';

const { modes } = decisions.withdraw;
const { method: methods } = signOff;
const { banStarts, lateListUntil } = seasonRules.values;

/** The fields of the audit that are season rules, with the texts that name them. */
const labels = new Map(
  Object.keys(seasonRulesByPath(everySeasonRule)).map((path) => [
    `rules.${path}`,
    `fields.${path}` as TextKey<'seasonRules'>,
  ]),
);

interface SeasonRuleTexts {
  label: (field: string) => string | undefined;
  /** Undefined where the value says enough by itself. */
  value: (field: string, value: unknown) => string | undefined;
}

/** Season rules and their values in words. */
export function useSeasonRuleTexts(): SeasonRuleTexts {
  const { t } = useTranslation(['seasonRules', 'decisions', 'signOff']);
  const { cents } = useFormat();
  const measured = (field: string, count: number): string | undefined => {
    if (field.endsWith('Ban')) return t('values.matches', { count });
    if (field.endsWith('Cents')) return cents(count);
    if (field.endsWith('Hours')) return t('values.hours', { count });
    return field.endsWith('Days') ? t('values.days', { count }) : undefined;
  };
  const listed = (values: readonly unknown[]): string =>
    values.length === 0
      ? t('values.nothing')
      : values.map((one) => (isKey(methods, one) ? t(`signOff:method.${one}`) : one)).join(', ');
  return {
    label: (field) => {
      const label = labels.get(field);
      return label && t(label);
    },
    value: (field, value) => {
      if (!labels.has(field)) return undefined;
      if (Array.isArray(value)) return listed(value);
      if (typeof value === 'number') return measured(field, value);
      if (isKey(modes, value)) return t(`decisions:withdraw.modes.${value}`);
      if (isKey(banStarts, value)) return t(`values.banStarts.${value}`);
      return isKey(lateListUntil, value) ? t(`values.lateListUntil.${value}`) : undefined;
    },
  };
}
