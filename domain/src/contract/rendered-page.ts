import type { SessionUser } from './accounts.js';

/** The server's knowledge of a page request, which the browser's first render repeats. */
export interface PageSeed {
  path: string;
  search: string;
  language: 'hr' | 'en';
  /** Null where the system decides. */
  theme: 'light' | 'dark' | null;
  screen: 'phone' | 'tablet' | 'desktop';
  now: number;
  user: SessionUser | null;
}

export interface PageAnswer {
  status: number;
  body: unknown;
}

/** Stands in the page as JSON, in the element with the id `pageDataId`. */
export interface PageData extends PageSeed {
  /** Every answer of the API that the page was rendered from, by its path. */
  answers: Record<string, PageAnswer>;
  /** The parts of the live board that the page shows, by name, where it does not show the whole. */
  board?: Record<string, unknown>;
  /** The parts of the texts that the page shows. */
  texts?: readonly string[];
}

/** In cached pages, in place of the origin that a request names, so that no `Host` needs a render of its own. */
export const originPlaceholder = 'https://origin.invalid';

export const pageDataId = 'page-data';
/** Value of that element where the server was too busy for a current page: the browser reads everything again. */
export const outdatedAttribute = 'data-outdated';

export interface RenderedPage {
  template: 'index.html' | 'live.html';
  /** Stands in `#root` of the template. */
  root: string;
  /** Stands before the end of the template's `<head>`. */
  head: string;
  data: PageData;
}

export type ReadPage = (path: string) => Promise<{ status: number; body: string }>;

export type RenderPage = (seed: PageSeed, read: ReadPage) => Promise<RenderedPage>;
