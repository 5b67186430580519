import { join } from 'node:path';
import { root } from './workspace.js';

export const checks = {
  lint: [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  words: ['scripts/words.js'],
  conflicts: ['scripts/conflicts.js'],
  texts: ['scripts/bare-texts.js'],
  types: ['scripts/types.js'],
  imports: ['scripts/imports.js'],
  sql: ['scripts/sql.js'],
  // The description of the API follows from the routes and the contract.
  openapi: [
    join(root, 'backend/test/typescript.cjs'),
    join(root, 'backend/description/write.ts'),
    '--check',
  ],
  rules: ['scripts/api-rules.js'],
  unused: [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress'],
};
