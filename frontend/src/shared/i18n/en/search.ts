export const search = {
  title: 'Search',
  label: 'Player, team or match',
  placeholder: 'Player, team or match',
  hint: 'Type the beginning of a name, at least two letters. For a match type both teams.',
  results: 'Found',
  found_one: 'Found: {{count}}',
  found_other: 'Found: {{count}}',
  players: 'Players',
  teams: 'Teams',
  matches: 'Matches',
  live: 'Live',
  nothing: 'Nothing found',
  nothingHint:
    'Check how the words begin. Players whose names the league does not publish are not found.',
  all: 'All results',
  failed: 'The search failed',
};
