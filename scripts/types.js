import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, tsc } from './workspace.js';

// Every workspace against its own tsconfig; all are looked at, also after the first that fails.
const projects = [
  ...['domain/tsconfig.json', 'domain/tsconfig.spec.json', 'backend/tsconfig.json'],
  ...['frontend/tsconfig.json', 'e2e/tsconfig.json', 'bench/tsconfig.json'],
  ...['scripts/tsconfig.json', 'infra/tsconfig.json', 'faults/tsconfig.json'],
];

let failed = 0;
for (const project of projects.filter((path) => existsSync(join(root, path)))) {
  if ((await run(process.execPath, [tsc, '-p', project])) !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
