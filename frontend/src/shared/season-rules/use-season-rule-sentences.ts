import type { SeasonRules } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { fieldsOfSeasonRules, type SeasonRule, type SeasonRuleFields } from './season-rule-fields';

/** Each rule in one plain sentence. */
export function useSeasonRuleSentences(): (rules: SeasonRules) => [SeasonRule, string][] {
  const { t } = useTranslation('seasonRules');
  const sentence = (rule: SeasonRule, fields: SeasonRuleFields): string => {
    switch (rule) {
      case 'withdrawal':
        return t(`says.withdrawal.${fields.withdrawal}`);
      case 'minusPoints': {
        const count = fields.minusPoints;
        return count === 0 ? t('says.noMinusPoints') : t('says.minusPoints', { count });
      }
      case 'noShowLimit':
        return t('says.noShowLimit', { count: fields.noShowLimit });
      default:
        return t(`says.${rule}.${fields[rule] ? 'yes' : 'no'}`);
    }
  };
  return (rules) => {
    const fields = fieldsOfSeasonRules(rules);
    return (Object.keys(fields) as SeasonRule[]).map((rule) => [rule, sentence(rule, fields)]);
  };
}
