import type { statistics as hr } from '@/shared/i18n/hr/statistics';
import type { Translation } from '@/shared/i18n/translation';

export const statistics: Translation<typeof hr> = {
  title: 'Statistics',
  lead: 'Top scorers, assist leaders and MVPs of the league. Finished matches count.',
  tabs: {
    scorers: 'Scorers',
    assists: 'Assists',
    mvp: 'MVP',
    records: 'Records',
    progress: 'Progress',
  },
  unit: {
    scorers_one: 'goal',
    scorers_other: 'goals',
    assists_one: 'assist',
    assists_other: 'assists',
    mvp_one: 'award',
    mvp_other: 'awards',
  },
  empty: 'No player data yet',
  emptyHint: 'The list appears after the first match.',
  visitorsSee: 'You see the first three players. Sign in for the full lists.',
  showMore: 'Show more',
  showLess: 'Show less',
};
