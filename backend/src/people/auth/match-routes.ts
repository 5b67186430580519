import type { FastifyRequest } from 'fastify';

/** Whether the route belongs to one match; an administrator's write there is a tap. */
export const isOfMatch = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/api/matches/:id/') === true;
