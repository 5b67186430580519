/**
 * Pages for people with an account have nothing to find, frames and overlays repeat other pages, and of the
 * API only the pictures of link previews are meant for strangers. Pictures of people are not offered.
 */
export const robotsText = (origin: string): string => `User-agent: *
Allow: /api/share/
Disallow: /api/
Disallow: /socket.io/
Disallow: /admin
Disallow: /account
Disallow: /auth
Disallow: /setup
Disallow: /league/
Disallow: /moj-tim
Disallow: /embed/
Disallow: /scoreboard/
Disallow: /overlay/

Sitemap: ${origin}/sitemap.xml
`;
