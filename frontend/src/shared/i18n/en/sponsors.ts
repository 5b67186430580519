import type { sponsors as hr } from '@/shared/i18n/hr/sponsors';
import type { Translation } from '@/shared/i18n/translation';

export const sponsors: Translation<typeof hr> = {
  title: 'Sponsor logo',
  hint: 'PNG or JPG, up to 10 MB',
  logoOf: 'Logo: {{name}}',
  add: 'Add a logo',
  addFor: 'Add a logo for {{name}}',
  change: 'Change',
  changeFor: 'Change the logo of {{name}}',
  chooseFor: 'Logo file for {{name}}',
  remove: 'Remove',
  removeFor: 'Remove the logo of {{name}}',
  removeTitle: 'Remove the logo?',
  removeText: 'Instead of the logo of {{name}} the home page will show a crest with the initial.',
  saved: 'The logo is saved',
  removed: 'The logo is removed',
  failed: 'Error',
  empty: 'No active sponsorships',
  emptyHint: 'A company becomes a sponsor with a membership package.',
};
