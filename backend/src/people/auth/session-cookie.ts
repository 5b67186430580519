import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const sessionCookie = 'kolo.sid';
/** Browsers accept it from this host alone, under HTTPS: no neighbour can plant a session. */
export const hostCookie = `__Host-${sessionCookie}`;
/** Begins tokens that count under `hostCookie` only; older sessions keep the other name. */
const hostOnly = '.';

const bytes = { random: 32, signature: 16 } as const;

/** Signed, so that invented tokens are refused without asking the database. */
export function newToken(overHttps: boolean, key: Buffer): string {
  const random = randomBytes(bytes.random);
  const signed = Buffer.concat([random, signatureOf(random, key)]).toString('base64url');
  return overHttps ? hostOnly + signed : signed;
}

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

export function sessionTokenOf(cookies: Readonly<Record<string, string | undefined>>) {
  const plain = cookies[sessionCookie];
  return cookies[hostCookie] ?? (plain?.startsWith(hostOnly) === true ? undefined : plain);
}

/** The routes find it under one name. */
export function readSessionCookie(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ cookies }, _, next) => {
    const token = sessionTokenOf(cookies);
    if (token === undefined) delete cookies[sessionCookie];
    else cookies[sessionCookie] = token;
    next();
  });
}
