import type { admin as hr } from '@/shared/i18n/hr/admin';
import type { Translation } from '@/shared/i18n/translation';

export const admin: Translation<typeof hr> = {
  title: 'Administration',
  sectionsLabel: 'Sections of the administration',
  sections: {
    leagues: 'League management',
    rules: 'League rules',
    pending: 'Pending approval',
    companies: 'Registered companies',
    referees: 'Registered referees',
    spectators: 'Registered spectators',
    administrators: 'Administrators',
    players: 'Player validation',
    matches: 'Matches',
    table: 'Table',
    people: 'People and their data',
    address: 'Site address',
    audit: 'Change log',
  },
  roundProgress: '{{played}} of {{total}} played',
};
