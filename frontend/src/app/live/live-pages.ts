import { PageCode } from '@/app/ShownPage';

/** A match in another site's page, over a video or on a television. */
const framed = [
  {
    path: /^\/embed\/match\/[^/]+\/?$/,
    code: new PageCode(
      'EmbedMatchPage',
      async () => (await import('@/pages/EmbedMatchPage')).EmbedMatchPage,
    ),
  },
  {
    path: /^\/scoreboard\/[^/]+\/?$/,
    code: new PageCode(
      'HallBoardPage',
      async () => (await import('@/pages/HallBoardPage')).HallBoardPage,
    ),
  },
  {
    path: /^\/overlay\/[^/]+\/?$/,
    code: new PageCode(
      'OverlayPage',
      async () => (await import('@/pages/OverlayPage')).OverlayPage,
    ),
  },
];

const site = /^\/live\/[^/]+\/?$/;

/** Null for the match's page on the site, whose code is always there. */
export const framedPage = (pathname: string): PageCode | null =>
  framed.find(({ path }) => path.test(pathname))?.code ?? null;

/** Whether the page has an entry of its own, with little but the match. */
export const isLivePage = (pathname: string): boolean =>
  site.test(pathname) || framedPage(pathname) !== null;
