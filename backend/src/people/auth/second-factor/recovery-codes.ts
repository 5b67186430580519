import { createHash, randomInt } from 'node:crypto';
import { cleanLine } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import { RecoveryCode } from './recovery-code.entity.js';

const recoveryCodeCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

/** They are readable here and never again. */
export async function newRecoveryCodes(manager: EntityManager, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashOf(code) })),
  );
  return codes;
}

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

/** Random codes (31^10) need no slow hash, unlike passwords. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(
      cleanLine(code)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    )
    .digest('hex');
