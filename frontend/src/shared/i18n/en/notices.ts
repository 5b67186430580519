import type { notices as hr } from '@/shared/i18n/hr/notices';
import type { Translation } from '@/shared/i18n/translation';

export const notices: Translation<typeof hr> = {
  on: 'Notifications: on',
  title: 'Notifications on this device',
  lead: {
    team: 'We will notify you of what happens in matches of {{of}}, without an account.',
    match: 'We will notify you of what happens in the match {{of}}, without an account.',
    league: 'We will notify you of what happens in all matches of {{of}}, without an account.',
  },
  kinds: 'Notify me of',
  kind: {
    soon: 'Ten minutes before the kick-off',
    started: 'The start of the match',
    goal: 'Every goal',
    half: 'Half-time',
    final: 'Full time',
    moved: 'A new date or a cancellation',
    incomplete: 'Too few players a day before a match (for the company)',
  },
  turnOn: 'Turn notifications on',
  save: 'Save',
  turnOff: 'Turn off here',
  turnOffAll: 'Turn all off',
  digest: {
    title: 'The league’s week by mail',
    text: 'On Mondays we mail the results and the next matches. First confirm the address by the link in the email; one tap unsubscribes you.',
    email: 'Email address',
    ask: 'Send the link',
  },
  full: 'This device follows as much as it can: {{count}}. Turn off notifications that you no longer need.',
  device: {
    denied:
      'The browser does not allow notifications from this site. Allow them in the settings of the browser, then open this page again.',
    'install-first':
      'On iPhone and iPad, notifications arrive once Kolo is on the home screen: tap Share, then Add to Home Screen, and open Kolo from there.',
    unsupported: 'This browser cannot receive notifications.',
  },
};
