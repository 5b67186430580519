import type { RuledOutcome } from '../contract/matches.js';
import type { OutcomeKind } from '../match/rulings/ruling.js';

/** The word for a decision about a match, beside its score on every page, picture and calendar. */
export const outcomeWords = {
  hr: {
    postponed: 'odgođeno',
    abandoned: 'prekinuto',
    suspended: 'prekinuto, nastavlja se',
    awarded: 'rezultat po odluci',
    annulled: 'poništeno',
    replayed: 'ponavlja se',
  },
  en: {
    postponed: 'postponed',
    abandoned: 'abandoned',
    suspended: 'abandoned, to be resumed',
    awarded: 'result by decision',
    annulled: 'annulled',
    replayed: 'to be replayed',
  },
} as const satisfies Record<'hr' | 'en', Record<OutcomeKind, string>>;

const bothLose = { hr: 'oba tima gube', en: 'both lose' };

/** The word for what was decided about a match; null for an ordinary one. A result that was awarded to none looks like a draw, so it says more. */
export function outcomeWord(
  { outcome, awardedTo }: RuledOutcome,
  language: 'hr' | 'en',
): string | null {
  if (outcome === undefined) return null;
  const word = outcomeWords[language][outcome];
  return awardedTo === 'none' ? `${word}, ${bothLose[language]}` : word;
}
