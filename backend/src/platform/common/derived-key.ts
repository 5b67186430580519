import { hkdfSync } from 'node:crypto';

/** A key for one purpose out of the session secret, so that what one signs is worth nothing to another. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kolo ${purpose}`, 32));
