import { checks } from './checks.js';
import { run } from './workspace.js';

// Two at a time: the compiler uses every core by itself, the import rules only one.
const lanes = /** @type {const} */ ([
  ['imports', 'openapi'],
  ['lint', 'words', 'types'],
]);

const failed = /** @type {string[]} */ ([]);
await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane)
      if ((await run(process.execPath, checks[name], { quiet: true })) !== 0) failed.push(name);
  }),
);
if (failed.length > 0) console.error(`\nFailed: ${failed.sort().join(', ')}`);
else console.log(`Passed: ${lanes.flat().sort().join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
