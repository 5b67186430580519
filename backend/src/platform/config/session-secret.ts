import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './environment-reader.js';

export const secretLength = 32;

/** The start comes here first, so it finds out whether the data folder can be used at all. */
export function secretOf(dataDir: string): string {
  try {
    return savedSecret(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used (${reason}). Give it to this account, or set DATA_DIR.`,
    );
  }
}

function savedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  const saved = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (saved.length >= secretLength) return saved;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  // The rename keeps a crash from leaving half a secret.
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}
