import { differsFromLaws, laws, type RuleField, type RuleFields } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useRuleTexts } from './use-rule-texts';

interface Props {
  field: RuleField;
  fields: RuleFields;
}

/** Marks a rule that differs from the Laws of the Game, and quotes them. */
export function Difference({ field, fields }: Props): ReactElement | null {
  const { t } = useTranslation('matchRules');
  const texts = useRuleTexts();
  if (!differsFromLaws(field, fields)) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="rounded-md bg-warn-soft px-1.5 py-0.5 font-bold text-warn">
        {t('differs')}
      </span>{' '}
      <span className="text-ink-muted">
        {t('fifaValue', { value: texts.value(field, laws[field]) })}
      </span>
    </span>
  );
}
