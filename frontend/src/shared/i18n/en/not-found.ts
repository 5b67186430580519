import type { notFound as hr } from '../hr/not-found';
import type { Translation } from '../translation';

export const notFound: Translation<typeof hr> = {
  title: 'Page Not Found',
  lead: 'The page you are looking for does not exist or has moved.',
  home: 'Go home',
};
