import type { FastifyRequest } from 'fastify';

/** The client chooses the `Host` header, so anything that is no host name is ignored. */
export function publicOriginOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  configured: string | null,
): string {
  if (configured !== null) return configured;
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host);
  return `${protocol}://${isHost ? host : 'localhost'}`;
}
