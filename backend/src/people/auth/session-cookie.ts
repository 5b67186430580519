import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const sessionCookie = 'kolo.sid';
/** Under HTTPS: a browser takes it from this host alone, so no neighbour can put a session of his in its place. */
export const hostCookie = `__Host-${sessionCookie}`;
/** Begins the tokens that count under that name only. Sessions from before it was used keep the other one. */
const hostOnly = '.';

const bytes = { random: 32, signature: 16 } as const;

/** @returns a new session's token, signed, so that made-up ones are known without asking the database */
export function newToken(overHttps: boolean, key: Buffer): string {
  const random = randomBytes(bytes.random);
  const signed = Buffer.concat([random, signatureOf(random, key)]).toString('base64url');
  return overHttps ? hostOnly + signed : signed;
}

/** Sessions from before tokens were signed are valid too, but nothing tells their tokens from made-up ones. */
export function isSigned(token: string, key: Buffer): boolean {
  const start = token.startsWith(hostOnly) ? hostOnly.length : 0;
  const signed = Buffer.from(token.slice(start), 'base64url');
  if (signed.length !== bytes.random + bytes.signature) return false;
  const random = signed.subarray(0, bytes.random);
  return timingSafeEqual(signed.subarray(bytes.random), signatureOf(random, key));
}

const signatureOf = (random: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update(random).digest().subarray(0, bytes.signature);

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
