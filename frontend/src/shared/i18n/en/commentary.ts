import type { commentary as hr } from '@/shared/i18n/hr/commentary';
import type { Translation } from '@/shared/i18n/translation';

export const commentary: Translation<typeof hr> = {
  report: 'Report',
  preview: 'Preview',
  title: 'Texts about the match',
  short: 'Texts',
  back: 'Matches',
  toMatch: 'Match page',
  lead: {
    model:
      'A language model writes the texts; every claim is checked against the match log before it is published.',
    templates: 'Built-in templates write from the match log. No language model is configured.',
  },
  languages: { hr: 'Croatian', en: 'English' },
  sources: { llm: 'Language model', template: 'Template', editor: 'Editor' },
  hidden: 'Hidden',
  unsaved: 'Not saved',
  left: {
    title: 'The text is not saved',
    text: 'The text is saved in this browser tab until you come back to the texts about the match.',
  },
  leftOver: 'This text is not published now. What you wrote stays here until you discard it.',
  copied: 'The text is copied',
  overtaken: 'While you were writing, another text was saved here. Yours is still in the field.',
  saveMine: 'Save my text',
  takeTheirs: 'Take that text',
  writtenAt: 'written {{when}}',
  writtenBy: 'edited by {{name}}, {{when}}',
  text: 'Text',
  letters: '{{count}} of {{max}} characters',
  empty: 'Write a text or have it rewritten.',
  notYet:
    'A text appears in the week before the match and right after it. You may write it yourself.',
  wait: 'While the match is on, nothing is written about it.',
  waitHint: 'The report appears after the final whistle.',
  revert: 'Discard changes',
  regenerate: 'Rewrite',
  hide: 'Hide',
  show: 'Show',
  ask: {
    title: 'Rewrite the text?',
    text: 'A new text replaces yours. What was saved stays only in the change log, and changes that were not saved are lost.',
  },
  done: {
    save: 'The text is saved',
    hide: 'The text is hidden',
    show: 'The text is shown',
    regenerate: 'The text was rewritten',
  },
};
