import type { setup as hr } from '@/shared/i18n/hr/setup';
import type { Translation } from '@/shared/i18n/translation';

export const setup: Translation<typeof hr> = {
  title: 'Set up your league',
  lead: 'This link makes you the administrator. It works once and for one day.',
  heroText: 'A few details, and the league can begin.',
  account: 'Your account',
  league: 'The first league',
  leagueName: 'Name of the league',
  season: 'Season',
  startDate: 'Start of the season',
  endDate: 'End of the season',
  venue: 'Venue',
  hasLeague: 'There is a league already. Create your own later, under Administration.',
  submit: 'Set up the league',
  submitAccount: 'Become the administrator',
  done: 'The league is set up',
  doneText: 'Now add the teams: companies register by themselves and you approve them.',
  doneAccount: 'You are the administrator',
  failed: 'Nothing was set up',
  linkInvalid: 'This link is not valid',
  linkInvalidText:
    'It has expired or is incomplete. Restart Kolo and open the link that it prints.',
  owned: 'There is an administrator already',
  ownedText: 'The link works only once. Sign in with the administrator’s account.',
  toLogin: 'Go to sign-in',
  toHome: 'Go to the home page',
};
