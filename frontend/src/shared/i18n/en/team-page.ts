import type { teamPage as hr } from '../hr/team-page';
import type { Translation } from '../translation';

export const teamPage: Translation<typeof hr> = {
  title: 'Team',
  notFound: 'Team not found',
  home: 'Go home',
  form: 'Form',
  noForm: 'No matches played yet',
  played: 'Played',
  points: 'Points',
  goals: 'Goals',
  record: 'Won / drawn / lost',
  roster: 'Players',
  last5: 'Last 5 matches',
  noPlayers: 'No approved players',
  noPlayersHint: 'Players are shown once the administrator has approved them.',
  noMatches: 'No matches played',
  noMatchesHint: 'Results appear here as soon as the team has played its first match.',
  number: 'Number',
  player: 'Player',
  position: 'Position',
  assists: 'Assists',
  yellowCards: 'Yellow cards',
  redCards: 'Red cards',
  short: { goals: 'G', assists: 'A', yellowCards: 'YC', redCards: 'RC', position: 'Pos' },
};
