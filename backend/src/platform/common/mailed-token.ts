import { createHash, randomBytes } from 'node:crypto';

export const mailedTokenPattern = /^[\w-]{43}$/;

export const newMailedToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: who reads its tables can follow no link. Unlike a password's, it need not be slow. */
export const mailedTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
