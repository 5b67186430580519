import { type SitePath, sitePages } from '@kolo/domain';
import { largestId } from '../../platform/api/fields.js';
import type { SharedPage } from './share-subject.js';

export interface PageAddress {
  path: string;
  search: string;
}

export interface MatchedRoute {
  path: SitePath;
  id: number | null;
  /** `/auth?tab=register` */
  registers: boolean;
  subject: SharedPage;
}

/** The browser's router ignores case and a trailing slash too. */
const patterns = (Object.keys(sitePages) as SitePath[]).map((path) => ({
  path,
  shape: new RegExp(`^${path.replace(':id', '([^/]+)').replace(/\/$/, '')}/?$`, 'i'),
}));

/** Null when the site has no such page. */
export function matchRoute({ path: asked, search }: PageAddress): MatchedRoute | null {
  for (const { path, shape } of patterns) {
    const found = shape.exec(asked);
    if (found === null) continue;
    const id = found[1] === undefined ? null : idOf(found[1]);
    if (found[1] !== undefined && id === null) return null;
    const params = new URLSearchParams(search);
    const registers = path === '/auth' && params.get('tab') === 'register';
    return { path, id, registers, subject: subjectOf(path, id, params) };
  }
  return null;
}

function subjectOf(path: SitePath, id: number | null, params: URLSearchParams): SharedPage {
  if (path === '/league-table') return { kind: 'table', id: idOf(params.get('league') ?? '') };
  if (id === null) return { kind: 'site' };
  switch (path) {
    case '/live/:id':
    case '/embed/match/:id':
    case '/scoreboard/:id':
    case '/overlay/:id':
      return { kind: 'match', id };
    case '/team/:id':
      return { kind: 'team', id };
    case '/embed/table/:id':
      return { kind: 'table', id };
    default:
      return { kind: 'site' };
  }
}

const idOf = (digits: string): number | null =>
  /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= largestId ? Number(digits) : null;
