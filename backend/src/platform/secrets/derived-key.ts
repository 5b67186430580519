import { hkdfSync } from 'node:crypto';

/** Keys differ by purpose, so that a signature made for one is worthless for another. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kolo ${purpose}`, 32));
