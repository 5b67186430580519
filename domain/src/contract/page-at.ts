import { largestId } from '../limits.js';
import { type SitePage, type SitePath, sitePages } from './site-pages.js';

export interface PageAt {
  path: SitePath;
  page: SitePage;
  /** The id in the path; null for a page without one. */
  id: number | null;
  /** The address as the site writes it: routers ignore case and a slash at the end. */
  canonical: string;
}

const patterns = (Object.keys(sitePages) as SitePath[]).map((path) => ({
  path,
  shape: new RegExp(`^${path.replace(':id', '([^/]+)').replace(/\/$/, '')}/?$`, 'i'),
}));

/**
 * @param address the path of an address, without its query
 * @returns null when the site has no such page
 */
export function pageAt(address: string): PageAt | null {
  for (const { path, shape } of patterns) {
    const found = shape.exec(address);
    if (found === null) continue;
    const id = found[1] === undefined ? null : idOf(found[1]);
    if (found[1] !== undefined && id === null) return null;
    return { path, page: sitePages[path], id, canonical: path.replace(':id', String(id)) };
  }
  return null;
}

const idOf = (digits: string): number | null =>
  /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= largestId ? Number(digits) : null;
