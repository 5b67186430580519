import type { tableParts as hr } from '@/shared/i18n/hr/table-parts';
import type { Translation } from '@/shared/i18n/translation';

export const tableParts: Translation<typeof hr> = {
  title: 'Matches that the table counts',
  tabs: { all: 'Overall', home: 'Home', away: 'Away', form: 'Form' },
  note: {
    home: 'What each team played at home. Points given or taken by the league do not count.',
    away: 'What each team played away. Points given or taken by the league do not count.',
    form: 'The last five matches of each team. Points given or taken by the league do not count.',
  },
  visitorsSee: 'Sign in for the tables of home matches, away matches and the last five matches.',
};
