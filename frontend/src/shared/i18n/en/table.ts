import type { table as hr } from '@/shared/i18n/hr/table';
import type { Translation } from '@/shared/i18n/translation';

export const table: Translation<typeof hr> = {
  title: 'Match table',
  lead: 'For people who run a match at the table, without an account.',
  enter: 'Enter with code and PIN',
  enterAnother: 'Another access',
  enterHint:
    'The administrator or the referee gave you code and PIN. Scanning their QR code is quicker.',
  code: 'Code',
  codeRequired: 'Enter the code, for example K7P-42M.',
  pin: 'PIN',
  pinRequired: 'Enter the six digits of the PIN.',
  open: 'Open',
  leave: 'Leave on this device',
  validFromTo: 'Valid from {{from}} to {{to}}',
  noMatches: 'No matches.',
  myMatches: 'My matches',
  ended: 'The access to the table has ended',
  newAccess: 'New access',
  unsent_one: '{{count}} action was not sent',
  unsent_other: '{{count}} actions were not sent',
  leftText:
    'They were made under an access that has ended. They are sent only when you confirm it here.',
  sendLeft: 'Send under this access',
  sendLeftTitle_one: 'Send {{count}} action?',
  sendLeftTitle_other: 'Send {{count}} actions?',
  sendLeftText: 'They enter the match with the time and in the order in which they were made.',
  save: 'Save as a file',
  practice: 'Practice',
  practiceText: 'This match is on this device alone: nothing is sent and nothing stays.',
  practiceLead:
    'Try the console on an invented match. It leaves no trace in the league or on the device.',
  practiceOpen: 'Open the practice match',
  practiceHome: 'Home',
  practiceAway: 'Away',
  practicePlayer: 'Player',
};
