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
    'extra-time': 'ET',
    'extra-time-1': 'ET 1',
    'extra-time-2': 'ET 2',
    kicks: 'Pens',
    completed: 'FT',
    cancelled: 'Canc.',
  },
  clock: {
    down: '{{time}} left',
    up: '{{time}} played',
    stands: 'clock stopped',
  },
  inDoubt: 'The score is being checked',
  inDoubtShort: 'checking',
  afterExtraTime: 'after extra time',
  afterRegularTime: '{{home}}:{{away}} after regular time',
  afterKicks: '{{home}}:{{away}} on penalties',
  kicksShort: 'pens {{home}}:{{away}}',
  kicks: 'penalty shoot-out {{home}}:{{away}}',
};
