import type { RuledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** What was decided about a match, in a word; nothing for an ordinary one. */
export function OutcomeWord({ outcome }: Pick<RuledOutcome, 'outcome'>): ReactElement | null {
  const { t } = useTranslation('scoreline');
  return outcome === undefined ? null : <span>{t(`outcome.${outcome}`)}</span>;
}
