import type { scoreline as hr } from '@/shared/i18n/hr/scoreline';
import type { Translation } from '@/shared/i18n/translation';

export const scoreline: Translation<typeof hr> = {
  goal: 'GOAL!',
  title: 'Scores',
  score: '{{homeTeam}} {{home}}, {{awayTeam}} {{away}}.',
  empty: 'No matches scheduled',
  now: 'Live',
  minuteShort: '{{minute}}′',
  minute: 'minute {{minute}}',
  stateShort: {
    'pre-match': 'Soon',
    'first-half': '1st half',
    'half-time': 'HT',
    'second-half': '2nd half',
    completed: 'FT',
    cancelled: 'Canc.',
  },
};
