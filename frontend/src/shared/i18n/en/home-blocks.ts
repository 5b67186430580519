import type { homeBlocks as hr } from '../hr/home-blocks';
import type { Translation } from '../translation';

export const homeBlocks: Translation<typeof hr> = {
  commentary: {
    reports: 'Match commentaries',
    previews: 'Match previews',
    versus: 'VS',
    noReport: 'The commentary is not available.',
    noPreview: 'The preview will be available soon.',
    previous: 'Previous match',
    next: 'Next match',
    card: 'Match {{card}} of {{cards}}',
  },
  roles: {
    title: 'Who Kolo is for',
    lead: 'One league, three views of it.',
    administrator: {
      name: 'Administrator',
      does: 'Runs the league from sign-up to the finals.',
      first: 'Approves accounts and checks players',
      second: 'Draws the schedule in a few taps',
      third: 'Runs matches live from a tablet at the pitch',
      fourth: 'Publishes the rules and the photo gallery',
    },
    company: {
      name: 'Company',
      does: 'Owns a team and sponsors the league.',
      first: 'Creates its team and adds players',
      second: 'Chooses a membership and sponsorship package',
      third: 'Follows its matches and statistics',
      fourth: 'Shows its logo to the whole league',
    },
    spectator: {
      name: 'Spectator',
      does: 'Cheers from the stand or from the sofa.',
      first: 'Watches scores and the table live',
      second: 'Follows scorers and assists',
      third: 'Votes for the MVP of the match',
      fourth: 'Reads commentaries written by AI',
    },
  },
  table: {
    title: 'League table',
    all: 'Full table',
  },
  upcoming: {
    title: { all: 'Upcoming matches', own: 'Your upcoming matches' },
    tab: 'Upcoming',
    calendar: 'Calendar',
    sundays: 'Rounds are played on Sundays.',
    referee: 'Referee: as the league decides',
    open: 'Open the match {{homeTeamName}} – {{awayTeamName}}',
    moreRounds_one: 'Show {{count}} more round',
    moreRounds_other: 'Show {{count}} more rounds',
    empty: 'No matches are scheduled.',
    emptyHint: 'The schedule is published before every round and will appear here.',
  },
  statistics: {
    title: 'League leaders',
    all: 'All statistics',
    visitorsSee: 'Sign in to see the full lists.',
    mvp: 'League MVP',
    scorers: 'Top scorers',
    assists: 'Top assists',
  },
  contact: {
    title: 'Your company on the pitch',
    lead: 'Ask us about signing up, packages and the schedule. We answer fast.',
    none: 'The organiser has not published a contact yet.',
  },
};
