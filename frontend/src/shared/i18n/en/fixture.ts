import type { fixture as hr } from '@/shared/i18n/hr/fixture';
import type { Translation } from '@/shared/i18n/translation';

export const fixture: Translation<typeof hr> = {
  drag: 'Drag to a free slot',
  edit: 'Date and venue',
  title: 'Date and venue of the match',
  date: 'Date',
  pastDate: 'That date has passed; you can still save it.',
  time: 'Time',
  timeHint: 'HH:MM, Zagreb time',
  badDate: 'Invalid date: {{value}}',
  badTime: 'Enter the time as HH:MM (00:00-23:59)',
  venue: 'Venue',
  round: 'Round',
  badRound: 'A round is a number from 0 to 200.',
  required: 'This field is required.',
  clash: {
    venue: 'same venue ({{venue}})',
    company: 'same company ({{name}})',
    with: 'Overlaps with the match at {{time}}, {{match}}',
  },
  save: 'Save',
  saved: 'Date and venue saved',
  officials: 'Officials',
  cancelMatch: 'Call the match off',
  cancelTitle: 'Call the match off?',
  cancelHint:
    '{{match}} stays in the fixtures as cancelled and does not count in the table. This can be undone in the match log.',
  cancelled: 'The match is cancelled',
};
