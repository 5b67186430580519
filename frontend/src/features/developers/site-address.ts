import { originPlaceholder } from '@kolo/domain';
import { siteOrigin } from '@/shared/site-address/site-origin';

/** The server renders a placeholder, which each answer replaces by the address of the request. */
export const shownOrigin = (): string =>
  typeof window === 'undefined' ? originPlaceholder : siteOrigin();
