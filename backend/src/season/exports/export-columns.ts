import type { SharedExport } from '@kolo/domain';
import type { Language } from '../../platform/api/language.js';

/** The first line of each file. */
export const exportColumns: Readonly<Record<SharedExport, Record<Language, readonly string[]>>> = {
  table: {
    hr: [
      ...['mjesto', 'tim', 'odigrano', 'pobjede', 'nerijesene', 'porazi'],
      ...['dani golovi', 'primljeni golovi', 'razlika', 'zuti kartoni', 'crveni kartoni', 'bodovi'],
    ],
    en: [
      ...['position', 'team', 'played', 'won', 'drawn', 'lost'],
      ...['goals for', 'goals against', 'difference', 'yellow cards', 'red cards', 'points'],
    ],
  },
  results: {
    hr: [
      ...['kolo', 'datum', 'vrijeme', 'dvorana', 'domacin', 'gost'],
      ...['golovi domacina', 'golovi gosta', 'stanje', 'odluka', 'id'],
    ],
    en: [
      ...['round', 'date', 'time', 'venue', 'home', 'away'],
      ...['home goals', 'away goals', 'status', 'outcome', 'id'],
    ],
  },
  scorers: { hr: ['igrac', 'tim', 'golovi'], en: ['player', 'team', 'goals'] },
  cards: {
    hr: ['igrac', 'tim', 'zuti kartoni', 'crveni kartoni', 'iskljucenja'],
    en: ['player', 'team', 'yellow cards', 'red cards', 'exclusions'],
  },
  attendance: {
    hr: ['kolo', 'datum', 'domacin', 'gost', 'tim', 'broj', 'igrac'],
    en: ['round', 'date', 'home', 'away', 'team', 'number', 'player'],
  },
};
