import type { leagueTable as hr } from '../hr/league-table';
import type { Translation } from '../translation';

export const leagueTable: Translation<typeof hr> = {
  caption: 'League table',
  failed: 'Failed to load league table',
  empty: 'No table yet',
  emptyHint: 'The table appears as soon as the league has teams.',
  position: 'Position',
  team: 'Team',
  column: {
    played: 'Played',
    won: 'Won',
    drawn: 'Drawn',
    lost: 'Lost',
    goals: 'Goals (for : against)',
    yellow: 'Yellow cards',
    red: 'Red cards',
    points: 'Points',
  },
  short: {
    played: 'P',
    won: 'W',
    drawn: 'D',
    lost: 'L',
    goals: 'G',
    yellow: 'YC',
    red: 'RC',
    points: 'Pts',
  },
};
