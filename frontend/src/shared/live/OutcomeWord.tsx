import { outcomeWords, type RuledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The decision about a match in a word; nothing for an ordinary one. */
export function OutcomeWord({ outcome }: Pick<RuledOutcome, 'outcome'>): ReactElement | null {
  const { language } = useTranslation();
  if (outcome === undefined) return null;
  const word = outcomeWords[language][outcome];
  return <span>{`${word.charAt(0).toUpperCase()}${word.slice(1)}`}</span>;
}
