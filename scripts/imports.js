import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import { roomPairs } from './room-pairs.js';
import { root } from './workspace.js';

const require = createRequire(import.meta.url);
const { forbidden, options } = require(join(root, '.dependency-cruiser.cjs'));
const rooms = [
  ...['domain/src', 'backend/src', 'frontend/src'],
  ...['backend/description', 'bench/src', 'e2e', 'faults', 'scripts'],
];

process.chdir(root);
const { output: result } = await cruise(
  rooms,
  { ...options, ruleSet: { forbidden }, validate: true },
  { ...options.enhancedResolveOptions, alias: { '@': join(root, 'frontend/src') } },
);
if (typeof result === 'string')
  throw new Error('dependency-cruiser gave text instead of its result');
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);
const pairs = roomPairs(result.modules);
for (const pair of pairs) console.error(`  error: ${pair.replace(' ', ' and ')} import each other`);
process.exitCode = exitCode > 0 || pairs.length > 0 ? 1 : 0;
