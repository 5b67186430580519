import type { matchDay as hr } from '@/shared/i18n/hr/match-day';
import type { Translation } from '@/shared/i18n/translation';

export const matchDay: Translation<typeof hr> = {
  fouls: {
    title: 'Fouls',
    next: '{{metres}} m kick from the next one',
  },
  numbers: 'Playing {{home}} against {{away}}',
  numbersShort: '{{home}} on {{away}}',
  cause: {
    red: 'red card',
    'second-yellow': 'second yellow card',
    exclusion: 'suspension',
  },
  timeout: 'Timeout',
  break: { left: 'Half-time ends in', over: 'The second half is about to start' },
  kicks: {
    title: 'Penalty shoot-out',
    next: 'next to kick',
    winner: 'winners',
    scored: 'scored',
    missed: 'missed',
  },
};
