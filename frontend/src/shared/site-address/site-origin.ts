/**
 * The site's own address, which the server names in every page, for links that go to others and to paper.
 * Empty on the server, where nothing that shows it is open.
 */
export function siteOrigin(): string {
  if (typeof window === 'undefined') return '';
  const named = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? '';
  return URL.canParse(named) ? new URL(named).origin : location.origin;
}
