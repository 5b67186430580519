import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const sessionCookie = 'kolo.sid';
/** The cookie of a console. It is independent of the session. */
export const consoleCookie = 'kolo.console';
/** Browsers accept it from this host alone, under HTTPS: no neighbour can plant a session. */
const onHost = (name: string): string => `__Host-${name}`;
export const hostCookie = onHost(sessionCookie);
/** Begins tokens that count under the host's cookie only; older sessions keep the other name. */
const hostOnly = '.';

const bytes = { random: 32, signature: 16 } as const;

/** Signed, so that invented tokens are refused without asking the database. */
export function newToken(
  overHttps: boolean,
  key: Buffer,
  random: Buffer = randomBytes(bytes.random),
): string {
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

export const cookieNameOf = (token: string, name: string = sessionCookie): string =>
  token.startsWith(hostOnly) ? onHost(name) : name;

type Cookies = Readonly<Record<string, string | undefined>>;

function tokenOf(cookies: Cookies, name: string): string | undefined {
  const plain = cookies[name];
  return cookies[onHost(name)] ?? (plain?.startsWith(hostOnly) === true ? undefined : plain);
}

export const sessionTokenOf = (cookies: Cookies): string | undefined =>
  tokenOf(cookies, sessionCookie);

export const consoleTokenOf = (cookies: Cookies): string | undefined =>
  tokenOf(cookies, consoleCookie);

/** The routes find each under one name. */
export function readSessionCookie(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ cookies }, _, next) => {
    for (const name of [sessionCookie, consoleCookie]) {
      const token = tokenOf(cookies, name);
      if (token === undefined) delete cookies[name];
      else cookies[name] = token;
    }
    next();
  });
}
