import type { calendar as hr } from '@/shared/i18n/hr/calendar';
import type { Translation } from '@/shared/i18n/translation';

export const calendar: Translation<typeof hr> = {
  open: 'Calendar',
  title: {
    league: 'The league’s matches in your calendar',
    team: 'The team’s matches in your calendar',
  },
  lead: 'Your calendar follows every change of time, venue and score.',
  subscribe: 'Subscribe',
  address: 'Address of the calendar',
  copied: 'Calendar address copied',
  hint: 'If the button does not open your calendar, add the address as a calendar from the internet (Google Calendar: “From URL”).',
};
