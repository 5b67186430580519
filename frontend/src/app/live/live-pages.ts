import { pageAt, type SitePath } from '@kolo/domain';
import { PageCode } from '@/app/ShownPage';

/** A match in another site's page, over a video or on a television. */
const framed: Partial<Record<SitePath, PageCode>> = {
  '/embed/match/:id': new PageCode(
    'EmbedMatchPage',
    async () => (await import('@/pages/EmbedMatchPage')).EmbedMatchPage,
  ),
  '/scoreboard/:id': new PageCode(
    'HallBoardPage',
    async () => (await import('@/pages/HallBoardPage')).HallBoardPage,
  ),
  '/overlay/:id': new PageCode(
    'OverlayPage',
    async () => (await import('@/pages/OverlayPage')).OverlayPage,
  ),
};

/** Null for the match's page on the site, whose code is always there. */
export function framedPage(pathname: string): PageCode | null {
  const found = pageAt(pathname);
  return found === null ? null : (framed[found.path] ?? null);
}

/** Whether the page has an entry of its own, with little but the match. */
export const isLivePage = (pathname: string): boolean => pageAt(pathname)?.page.entry === 'live';
