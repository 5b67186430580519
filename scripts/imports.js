import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomPairs } from './room-pairs.js';

// dependency-cruiser 17.0 declares TypeScript below 6, but uses a parser that is the same in 6.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const packageFolder = join(root, 'node_modules/dependency-cruiser');
require(join(packageFolder, 'src/meta.cjs')).supportedTranspilers.typescript = '>=2.0.0 <7.0.0';

const { cruise, format } = await import('dependency-cruiser');
const { forbidden, options } = require(join(root, '.dependency-cruiser.cjs'));
const rooms = ['domain/src', 'backend/src', 'frontend/src'];

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
