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
