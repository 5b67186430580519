import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 } as const;

/** @param owner the sealed text opens for this owner only */
export function seal(text: string, key: Buffer, owner: string): string {
  const iv = randomBytes(lengths.iv);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null where the key or the owner differs */
export function unseal(sealed: string, key: Buffer, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [tagAt, textAt] = [lengths.iv, lengths.iv + lengths.tag];
  if (bytes.length < textAt) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, tagAt))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(tagAt, textAt));
    return decipher.update(bytes.subarray(textAt), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
