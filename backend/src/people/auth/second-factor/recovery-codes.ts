import { createHash, randomInt } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';

export const recoveryCodeCount = 10;
/** Without letters and digits that are taken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** Replaces the account's codes; they are readable here and never again. */
export async function newRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

/** @returns whether it was one of them; it is none any more */
export async function useRecoveryCode(
  manager: EntityManager,
  userId: number,
  code: string,
): Promise<boolean> {
  const { affected } = await manager.delete(RecoveryCode, { userId, codeHash: hashOf(code) });
  return affected === 1;
}

function newCode(): string {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]);
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** A code is chance, of 31 to the power of 10: unlike a password's, its hash need not be slow. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
