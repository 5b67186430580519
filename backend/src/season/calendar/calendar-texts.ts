import type { Language } from '../../platform/api/language.js';

export type CalendarNote = 'cancelled' | 'deleted' | 'notPlayed' | 'postponed';

export const calendarTexts: Record<
  Language,
  {
    round: (round: number) => string;
    kicks: (score: string) => string;
    afterExtraTime: string;
  } & Record<CalendarNote, string>
> = {
  hr: {
    round: (round) => `${round}. kolo`,
    kicks: (score) => `raspucavanje ${score}`,
    afterExtraTime: 'nakon produžetaka',
    cancelled: 'Utakmica je otkazana.',
    deleted: 'Utakmica je obrisana iz rasporeda.',
    notPlayed: 'Utakmica se ne igra.',
    postponed: 'Novi termin još nije određen.',
  },
  en: {
    round: (round) => `Round ${round}`,
    kicks: (score) => `penalty shoot-out ${score}`,
    afterExtraTime: 'after extra time',
    cancelled: 'The match is cancelled.',
    deleted: 'The match was taken off the schedule.',
    notPlayed: 'The match is not being played.',
    postponed: 'The new date is not set yet.',
  },
};
