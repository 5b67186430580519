import type { OutcomeKind } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';

export const calendarTexts: Record<
  Language,
  {
    round: (round: number) => string;
    kicks: (score: string) => string;
    afterExtraTime: string;
    cancelled: string;
    deleted: string;
    outcome: Record<OutcomeKind, string>;
  }
> = {
  hr: {
    round: (round) => `${round}. kolo`,
    kicks: (score) => `raspucavanje ${score}`,
    afterExtraTime: 'nakon produžetaka',
    cancelled: 'Utakmica je otkazana.',
    deleted: 'Utakmica je obrisana iz rasporeda.',
    outcome: {
      postponed: 'odgođeno',
      abandoned: 'prekinuto',
      suspended: 'prekinuto, nastavlja se',
      awarded: 'po odluci',
      annulled: 'poništeno',
      replayed: 'ponavlja se',
    },
  },
  en: {
    round: (round) => `Round ${round}`,
    kicks: (score) => `penalty shoot-out ${score}`,
    afterExtraTime: 'after extra time',
    cancelled: 'The match is cancelled.',
    deleted: 'The match was taken off the schedule.',
    outcome: {
      postponed: 'postponed',
      abandoned: 'abandoned',
      suspended: 'abandoned, to be continued',
      awarded: 'awarded',
      annulled: 'annulled',
      replayed: 'to be replayed',
    },
  },
};
