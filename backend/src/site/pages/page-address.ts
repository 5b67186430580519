import { pageAt } from '@kolo/domain';

/** A page that is rendered here; every other one is the application without content. */
export interface RenderedAddress {
  /** Where the page shows one match, which has a version of its own. */
  matchId: number | null;
  /** Only the parameters that the page reads, so that others make no page of their own. */
  search: string;
}

const shortValue = /^[\w-]{1,20}$/;

/** Null for a page that is not rendered, or an address that the site writes otherwise. */
export function renderedAddress(path: string, search: string): RenderedAddress | null {
  const found = pageAt(path);
  if (found === null || found.canonical !== path) return null;
  const { shows, rendered } = found.page;
  if (rendered === undefined) return null;
  return { matchId: shows === 'match' ? found.id : null, search: known(search, rendered) };
}

/** Starts with `?` where anything is known. */
function known(search: string, parameters: readonly string[]): string {
  const given = new URLSearchParams(search);
  const filtered = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null && shortValue.test(value)) filtered.set(name, value);
  }
  return filtered.size === 0 ? '' : `?${filtered}`;
}
