import { type PageAt, pageAt } from '@kolo/domain';
import type { SharedPage } from './share-subject.js';

export interface PageAddress {
  path: string;
  search: string;
}

export interface MatchedRoute extends Pick<PageAt, 'path' | 'page' | 'id'> {
  /** `/auth?tab=register` */
  registers: boolean;
  subject: SharedPage;
}

/** Null when the site has no such page. */
export function matchRoute({ path, search }: PageAddress): MatchedRoute | null {
  const found = pageAt(path);
  if (found === null) return null;
  const params = new URLSearchParams(search);
  const registers = found.path === '/auth' && params.get('tab') === 'register';
  return { ...found, registers, subject: subjectOf(found, params) };
}

function subjectOf({ path, page: { shows }, id }: PageAt, params: URLSearchParams): SharedPage {
  if (path === '/league-table')
    return { kind: 'table', id: pageAt(`/league/${params.get('league')}`)?.id ?? null };
  return shows === undefined || id === null ? { kind: 'site' } : { kind: shows, id };
}
