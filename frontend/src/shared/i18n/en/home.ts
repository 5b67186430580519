import type { home as hr } from '@/shared/i18n/hr/home';
import type { Translation } from '@/shared/i18n/translation';

export const home: Translation<typeof hr> = {
  title: 'Kolo – the futsal league, live',
  eyebrow: 'Season {{season}}',
  heading: 'Every goal.\nThe same second.',
  lead: 'The futsal league for companies that play to win: a team of your own, regular matches, and a score that is on every phone as soon as the ball crosses the line.',
  openLive: 'Follow live',
  register: 'Enter a team',
  welcome: 'Welcome, {{username}}',
  welcomeLead: {
    admin: 'The league is in your hands.',
    company: 'This is what awaits your team.',
    referee: 'See what is played in the next round.',
    public: 'Results, the table and the best players in one place.',
  },
  runMatches: 'Run matches',
  openTeam: 'My team',
  nextMatch: 'Next match',
  motion: {
    pause: 'Stop the motion',
    play: 'Resume the motion',
  },
  facts: {
    title: 'The season at a glance',
    weekday: {
      monday: 'On Mondays',
      tuesday: 'On Tuesdays',
      wednesday: 'On Wednesdays',
      thursday: 'On Thursdays',
      friday: 'On Fridays',
      saturday: 'On Saturdays',
      sunday: 'On Sundays',
    },
    start: { label: 'Start', note: 'First round of the season' },
    kickOff: {
      label: 'Kick-off',
      hours: '{{from}}:00–{{until}}:00',
      exact: '{{from}}–{{until}}',
      from: 'from {{from}}',
    },
    venue: { label: 'Venue' },
    teams: {
      label: 'League',
      value_one: '{{count}} team',
      value_other: '{{count}} teams',
      rounds_one: '{{count}} round',
      rounds_other: '{{count}} rounds',
    },
    format: {
      label: 'Format',
      note: 'Ball size {{ball}}, special rules of the league',
      rules: 'Special rules of the league',
      ball: 'Ball',
      size: 'Size {{ball}}',
    },
    players: {
      label: 'Squad',
      value_one: '{{count}} player',
      value_other: '{{count}} players',
      note: 'At most {{externals}} from outside the company',
    },
    officials: {
      label: 'Officials',
      value: 'Referee and scorekeeper',
      note: 'The league names the referees of each match',
    },
    finals: {
      label: 'Finals',
      note_one: 'For the top {{count}} team, with referees',
      note_other: 'For the top {{count}} teams, with referees',
      officials: 'With referees',
    },
    awards: {
      label: 'Awards',
      value: 'Trophies and a party',
      note: 'Medals for the best, awards for referees and a party after the finals',
    },
  },
  strip: {
    title: 'Sponsors and teams',
    empty: 'Teams and sponsors appear here as soon as the league starts.',
  },
};
