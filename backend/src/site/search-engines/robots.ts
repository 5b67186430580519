import { sitePages } from '@kolo/domain';

const refused = Object.entries(sitePages)
  .filter(([, { searchEngines }]) => searchEngines === 'refuse')
  .map(([path]) => path.replace(':id', ''));

/** A rule holds for everything that begins with it. */
const rules = refused
  .filter((path) => !refused.some((other) => other !== path && path.startsWith(other)))
  .map((path) => `Disallow: ${path}`);

/**
 * Pages for people with an account have nothing to find, frames and overlays repeat other pages, and of the
 * API only the pictures of link previews are meant for strangers. Pictures of people are not offered.
 */
export const robotsText = (origin: string): string => `User-agent: *
Allow: /api/share/
Disallow: /api/
Disallow: /socket.io/
${rules.join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
