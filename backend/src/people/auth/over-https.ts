import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.js';

/** Whether the browser speaks HTTPS with us: as configured, or as a trusted proxy says of this request. */
export const overHttps = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean => publicOrigin?.startsWith('https:') === true || protocol === 'https';
