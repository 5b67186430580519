import type { matches as hr } from '@/shared/i18n/hr/matches';
import type { Translation } from '@/shared/i18n/translation';

export const matches: Translation<typeof hr> = {
  title: 'Matches',
  lead: 'Fixtures and results, round by round.',
  liveBoard: 'Live scores',
  board: {
    lead: 'Today’s and the next matches. Scores update live.',
    live: 'Live now',
    today: 'Today',
    next: 'Up next',
    earlier: 'Played',
    emptyHint: 'Matches appear here once the next round is published.',
    failedHint: 'Trying again. The scores appear as soon as the connection is back.',
  },
  tabs: { upcoming: 'Upcoming', results: 'Results', all: 'All' },
  filter: {
    round: 'Round',
    allRounds: 'All rounds',
    team: 'Team',
    allTeams: 'All teams',
  },
  tbd: 'TBD',
  scoreIs: 'score {{home}} : {{away}}',
  openStatistics: 'open the statistics',
  inRound_one: '{{count}} match',
  inRound_other: '{{count}} matches',
  empty: {
    upcoming: 'No matches scheduled',
    results: 'No matches played',
    all: 'No matches',
  },
  emptyFiltered: 'There is nothing here for this round and team.',
  showAll: 'Show all',
  visitorsSee: 'Results and match statistics are for signed-in users.',
  statistics: 'Match statistics',
  noStatistics: 'No statistics available for this match',
  matchPage: 'Match page',
  mvp: 'MVP of the match',
  noLineUp: 'No line-up was recorded.',
  players: 'Players: {{team}}',
};
