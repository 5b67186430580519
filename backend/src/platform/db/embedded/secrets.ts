import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  readonly superuser: string;
  readonly owner: string;
  readonly application: string;
}

export function databaseSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'postgres-secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const password = (): string => randomBytes(24).toString('base64url');
  const secrets: Secrets = { superuser: password(), owner: password(), application: password() };
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
