import type { FastifyRequest } from 'fastify';

/**
 * Where readers reach us, for links that travel: as configured, else as this request says.
 * What is no host is not repeated.
 */
export function publicOriginOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | null,
): string {
  if (configured !== null) return configured;
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host);
  return `${protocol}://${isHost ? host : 'localhost'}`;
}
