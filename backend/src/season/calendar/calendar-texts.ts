import type { Language } from '../../platform/api/language.js';

export const calendarTexts: Record<
  Language,
  {
    round: (round: number) => string;
    kicks: (score: string) => string;
    afterExtraTime: string;
    cancelled: string;
    deleted: string;
  }
> = {
  hr: {
    round: (round) => `${round}. kolo`,
    kicks: (score) => `raspucavanje ${score}`,
    afterExtraTime: 'nakon produžetaka',
    cancelled: 'Utakmica je otkazana.',
    deleted: 'Utakmica je obrisana iz rasporeda.',
  },
  en: {
    round: (round) => `Round ${round}`,
    kicks: (score) => `penalty shoot-out ${score}`,
    afterExtraTime: 'after extra time',
    cancelled: 'The match is cancelled.',
    deleted: 'The match was taken off the schedule.',
  },
};
