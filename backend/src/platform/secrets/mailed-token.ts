import { createHash, randomBytes } from 'node:crypto';

export const mailedTokenPattern = /^[\w-]{43}$/;

export const newMailedToken = (): string => randomBytes(32).toString('base64url');

/** Tokens are random, so unlike passwords they need no slow hash to be safe in the database. */
export const mailedTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
