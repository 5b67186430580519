import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';

export const overHttps = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean => publicOrigin?.startsWith('https:') === true || protocol === 'https';
