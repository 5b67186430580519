import type { ruledMatch as hr } from '@/shared/i18n/hr/ruled-match';
import type { Translation } from '@/shared/i18n/translation';

export const ruledMatch: Translation<typeof hr> = {
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
  record: {
    minute: '{{minute}}′',
    noMinute: '–',
    player: '{{minute}}\u00a0({{number}})',
    official: '{{minute}}\u00a0(official)',
    score: '{{home}}:{{away}}',
    kickOff: 'Kick-off',
    kicksOff: 'took it',
    carried: 'Total with 2nd half',
    reductions: 'A player short',
    at: '{{time}} ({{period}})',
    ended: { time: 'time served', goal: 'goal conceded' },
    period: {
      p1: '1st half',
      p2: '2nd half',
      p3: 'Extra time, 1st half',
      p4: 'Extra time, 2nd half',
      p5: 'Penalty shoot-out',
    },
    short: { p1: '1st half', p2: '2nd half', p3: 'ET 1', p4: 'ET 2', p5: 'pens' },
  },
  break: { left: 'Half-time ends in', over: 'The second half is about to start' },
  kicks: {
    title: 'Penalty shoot-out',
    next: 'next to kick',
    winner: 'winners',
    scored: 'scored',
    missed: 'missed',
  },
};
