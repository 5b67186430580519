import type { seasonRules as hr } from '@/shared/i18n/hr/season-rules';
import type { Translation } from '@/shared/i18n/translation';

export const seasonRules: Translation<typeof hr> = {
  title: 'Season rules',
  lead: 'What applies when a match is not played to its end, when the league rules on it, or when a team withdraws, and to bans, the signing of the report and the finals.',
  loadFailed: 'The season rules could not be loaded',
  says: {
    withdrawal: {
      'annul-all':
        'When a team withdraws, the proposal is to annul all of its matches, also those that were played.',
      'half-rule':
        'When a team withdraws, the proposal is that results of the first half of the season stay if the second has begun, and all others are annulled.',
      'award-open':
        'When a team withdraws, the proposal is that its played matches stay and the open ones are awarded to the opponents.',
      'award-all':
        'When a team withdraws, the proposal is that all of its matches, also those that were played, are awarded to the opponents.',
    },
    keepsBetterPlayed: {
      yes: 'When a result is awarded, the played score stays if it is better for the winner.',
      no: 'When a result is awarded, it applies even if the played score is better for the winner.',
    },
    noMinusPoints: 'A team that loses by an award loses no other points.',
    minusPoints_one: 'A team that loses by an award loses {{count}} more point.',
    minusPoints_other: 'A team that loses by an award loses {{count}} more points.',
    noShowLimit_one: 'Administrators are warned of every no-show of a team.',
    noShowLimit_other: 'Administrators are warned when a team has {{count}} no-shows.',
    awardedGoals: {
      yes: 'Goals of a played match count for its scorers even if the result is awarded.',
      no: 'Goals of a match with an awarded result do not count for its scorers.',
    },
    annulledGoals: {
      yes: 'Goals of a played match count for its scorers even if the match is annulled.',
      no: 'Goals of an annulled match do not count for its scorers.',
    },
    annulledCards: {
      yes: 'Cards of an annulled match still count.',
      no: 'Cards of an annulled match do not count.',
    },
  },
  fields: {
    withdrawal: 'When a team withdraws',
    awards: {
      keepsBetterPlayed: 'A better played score stays beside an award',
      minusPoints: 'Points that a team loses with an award',
      goalsCountForScorers: 'Goals count for scorers beside an awarded result',
    },
    annulled: {
      cardsStay: 'Cards of annulled matches count',
      goalsCountForScorers: 'Goals of annulled matches count for scorers',
    },
    noShowLimit: 'No-shows that bring a warning',
    discipline: {
      yellowSteps: 'Ban after yellow cards',
      yellowBan: 'Ban for yellow cards',
      secondYellowBan: 'Ban for a second yellow card in a match',
      redBan: 'Ban for a red card',
      banStarts: 'A ban begins with',
      yellowsWipedBeforeStage: 'Yellow cards are wiped before the finals',
      redCarriesToNextSeason: 'A ban for a red card carries over to the next season',
      abandonedCounts: 'Cards of an abandoned match count at once',
      officialsToo: 'Cards count for team officials too',
      exclusionSteps: 'Ban after 2-minute suspensions',
      published: 'The list of bans is public',
      yellowPoints: 'Fair play: points for a yellow card',
      secondYellowPoints: 'Fair play: points for a second yellow card in a match',
      redPoints: 'Fair play: points for a red card',
      yellowFineCents: 'Team fine for a yellow card',
      secondYellowFineCents: 'Team fine for a second yellow card in a match',
      redFineCents: 'Team fine for a red card',
    },
    signing: {
      methods: 'Ways to sign the report',
      officialWhenAllSigned: 'The result is official once all have signed',
      lateListUntil: 'Late players can be added to the list',
      protestHours: 'Time for a protest',
      keepReportsDays: 'How long reports are kept',
    },
    finals: {
      countForScorers: 'Goals of the finals count for scorers',
      minRestSlots: 'Rest between matches of the finals, in slots',
    },
  },
  values: {
    banStarts: { 'next-match': 'the next match', 'next-match-day': 'the next match day' },
    lateListUntil: {
      'kick-off': 'as long as the match rules say',
      'half-time': 'until the second half begins',
    },
    nothing: 'none',
    matches_one: '{{count}} match',
    matches_other: '{{count}} matches',
    hours: '{{count}} h',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
  edit: {
    title: 'Season rules of the league',
    lead: 'A change does not affect what was already decided. Everybody sees these rules beside the match rules.',
    withdrawal: 'When a team withdraws, propose',
    keepsBetterPlayed: 'A better played score stays when a result is awarded',
    minusPoints: 'Further points that a team loses with an award',
    noShowLimit: 'No-shows of a team that bring a warning',
    awardedGoals: 'Goals of matches with an awarded result count for their scorers',
    annulledGoals: 'Goals of annulled matches count for their scorers',
    annulledCards: 'Cards of annulled matches count',
    discipline: 'Cards and bans',
    stepsHint: 'Numbers in order, such as 3, 6, 9. Empty: never.',
    stepsWrong: 'Enter at most ten increasing numbers from 1 to 99, separated by commas.',
    yellowFineCents: 'Fine for a yellow card, in euros',
    secondYellowFineCents: 'Fine for a second yellow card in a match, in euros',
    redFineCents: 'Fine for a red card, in euros',
    eurosWrong: 'Enter an amount in euros, {{max}} at most.',
    signing: 'Signing the report',
    protestHours: 'Time for a protest, in hours after the end of the match',
    keepReportsDays: 'How long reports are kept, in days',
    numberWrong: 'Enter a whole number from {{min}} to {{max}}.',
    finals: 'Finals',
    saved: 'The season rules are saved',
    savedText: 'The change is among the decisions of the league too.',
  },
};
