import type { admin as hr } from '../hr/admin';
import type { Translation } from '../translation';

export const admin: Translation<typeof hr> = {
  title: 'Administration',
  matches: 'Matches',
  matchesLead: 'Choose the match that you run.',
  empty: 'No matches',
  emptyHint: 'Matches appear here as soon as the schedule is made.',
  roundProgress: '{{played}} of {{total}} played',
};
