import { outcomeWord, type RuledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The decision about a match in a word; nothing for an ordinary one. */
export function OutcomeWord({ match }: { match: RuledOutcome }): ReactElement | null {
  const { language } = useTranslation();
  const word = outcomeWord(match, language);
  return word === null ? null : <span>{`${word.charAt(0).toUpperCase()}${word.slice(1)}`}</span>;
}
