import type { replay as hr } from '@/shared/i18n/hr/replay';
import type { Translation } from '@/shared/i18n/translation';

export const replay: Translation<typeof hr> = {
  title: 'Match replay',
  badge: 'Replay',
  open: 'Replay the match',
  openSoFar: 'Replay the match so far',
  close: 'Close the replay',
  backToLive: 'Back to live',
  failed: 'The replay could not be loaded.',
  slider: 'Course of the match',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous event',
  next: 'Next event',
  speed: 'Speed {{speed}}×',
  times: '{{speed}}×',
  place: '{{now}} / {{all}}',
  score: '{{home}}:{{away}}',
  said: '{{what}}: {{who}}',
  before: 'Before kick-off',
  scorer: 'Scorer recorded',
  assist: 'Assist',
  undone: 'An event was taken back',
  changed: 'The record was corrected',
};
