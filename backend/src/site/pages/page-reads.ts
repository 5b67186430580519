import type { PageSeed } from '@kolo/domain';
import type { FastifyInstance } from 'fastify';
import { cookieNameOf } from '../../platform/http/session-cookie.js';
import type { ReadAnswer } from './render-pool.js';

/** Asks the product's own API as the reader would, so that a page holds only what they may see. */
export function readsOf(
  fastify: FastifyInstance,
  { language, user }: PageSeed,
  token: string | null,
): { read: ReadAnswer; failed: () => string | null } {
  let failure: string | null = null;
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    ...(user === null || token === null ? {} : { cookie: `${cookieNameOf(token)}=${token}` }),
  };
  const read: ReadAnswer = async (path) => {
    if (!path.startsWith('/api/')) return { status: 404, body: '{}' };
    const { statusCode: status, body } = await fastify.inject({
      method: 'GET',
      url: path,
      headers,
    });
    if (status >= 500) failure = `${path.split('?', 1)[0]} answered ${status}`;
    return { status, body };
  };
  return { read, failed: () => failure };
}
