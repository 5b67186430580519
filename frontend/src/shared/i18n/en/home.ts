import type { home as hr } from '../hr/home';
import type { Translation } from '../translation';

export const home: Translation<typeof hr> = {
  title: 'Kolo – the futsal league, live',
  eyebrow: 'Season 2025/26',
  heading: 'Every goal.\nThe same second.',
  lead: 'The scorekeeper taps at the pitch and the score is on your phone. No reloading, no waiting.',
  openLive: 'Follow live',
  welcome: 'Welcome, {{username}}',
  register: 'Register',
  runMatches: 'Run matches',
  facts: {
    teams: 'teams',
    rounds: 'rounds',
    kickOff: 'on Sundays',
    players: 'players per team',
  },
  nextMatch: 'Next match',
  upcoming: 'Next matches',
  upcomingEmpty: 'No matches are scheduled.',
  upcomingEmptyHint: 'The schedule is published before every round.',
  seeBoard: 'All on the live board',
};
