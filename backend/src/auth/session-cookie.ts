import type { FastifyInstance } from 'fastify';

export const sessionCookie = 'kolo.sid';
/** Under HTTPS: a browser takes it from this host alone, so no neighbour can put a session of his in its place. */
export const hostCookie = `__Host-${sessionCookie}`;
/** Begins the tokens that count under that name only. Sessions from before it was used keep the other one. */
const hostOnly = '.';

/** @returns the beginning of a new session's token */
export const tokenStart = (overHttps: boolean): string => (overHttps ? hostOnly : '');

export const cookieNameOf = (token: string): string =>
  token.startsWith(hostOnly) ? hostCookie : sessionCookie;

/** The session's token among a request's cookies. */
export function sessionTokenOf(cookies: Readonly<Record<string, string | undefined>>) {
  const plain = cookies[sessionCookie];
  return cookies[hostCookie] ?? (plain?.startsWith(hostOnly) === true ? undefined : plain);
}

/** Whatever its name, the routes find it under one. */
export function readSessionCookie(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ cookies }) => {
    const token = sessionTokenOf(cookies);
    if (token === undefined) delete cookies[sessionCookie];
    else cookies[sessionCookie] = token;
  });
}
