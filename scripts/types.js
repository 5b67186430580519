import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Every workspace against its own tsconfig; all are looked at, also after the first that fails.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const projects = [
  'domain/tsconfig.json',
  'domain/tsconfig.spec.json',
  'backend/tsconfig.json',
  'frontend/tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  'scripts/tsconfig.json',
];
const tsc = join(root, 'node_modules/typescript7/bin/tsc');

let failed = 0;
for (const project of projects) {
  if (!existsSync(join(root, project))) continue;
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
