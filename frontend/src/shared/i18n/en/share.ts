import type { share as hr } from '@/shared/i18n/hr/share';
import type { Translation } from '@/shared/i18n/translation';

export const share: Translation<typeof hr> = {
  share: 'Share',
  copy: 'Copy',
  linkCopied: 'Link copied',
  copyFailed: 'Copying did not work. Please copy by hand:',
  embed: 'Embed',
  picture: 'Picture',
  notices: 'Notifications',
};
