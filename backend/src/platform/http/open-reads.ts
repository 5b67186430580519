import type { FastifyInstance } from 'fastify';

/**
 * For other sites, and frames that have no origin, as in a `sandbox`. A browser shows no foreign page what was
 * asked for with a session, because the origin is not named and credentials are not allowed.
 */
export const openToEveryOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, etag, link, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** What visitors may read of leagues, so that other sites can show it; the time of day comes from `health`. */
const openReads: ReadonlySet<string> = new Set([
  '/api/live',
  '/api/live/:matchId',
  '/api/league-table',
  '/api/league-table/live',
  '/api/league-table/:id/live/top',
  '/api/leagues/names',
  '/api/leagues/facts',
  '/api/leagues/:id/awards',
  '/api/leagues/:id/fair-play',
  '/api/leagues/:id/match-rules',
  '/api/leagues/:id/progress',
  '/api/leagues/:id/records',
  '/api/leagues/:id/rounds/:round/team',
  '/api/leagues/:id/season-rules',
  '/api/leagues/:id/stages',
  '/api/leagues/:id/stages/:stageId/bracket',
  '/api/leagues/:id/stages/:stageId/tables',
  '/api/matches/commentary',
  '/api/matches/upcoming',
  '/api/matches/:id/commentary',
  '/api/matches/:id/meaning',
  '/api/matches/:id/replay',
  '/api/players/:id',
  '/api/search',
  '/api/statistics/top-assists',
  '/api/statistics/top-mvp',
  '/api/statistics/top-scorers',
  '/api/teams/:id/details',
  '/api/teams/:id/head-to-head/:otherId',
  '/api/calendar/league/:id.ics',
  '/api/calendar/team/:id.ics',
  '/api/health',
]);

export function openPublicReads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, routeOptions }, reply, next) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && openReads.has(routeOptions.url ?? '')) reply.headers(openToEveryOrigin);
    next();
  });
}
