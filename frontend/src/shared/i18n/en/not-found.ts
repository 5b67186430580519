import type { notFound as hr } from '@/shared/i18n/hr/not-found';
import type { Translation } from '@/shared/i18n/translation';

export const notFound: Translation<typeof hr> = {
  title: 'Page Not Found',
  lead: 'The page you are looking for does not exist or has moved.',
  home: 'Go home',
};
