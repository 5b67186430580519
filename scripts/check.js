import { checks } from './checks.js';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { inSteps, run } from './workspace.js';

// Two at a time: the compiler uses every core by itself, the import rules only one.
const lanes = /** @type {const} */ ([
  ['conflicts', 'imports', 'sql', 'openapi', 'rules', 'unused', 'texts'],
  ['lint', 'words', 'types'],
]);

await onBuiltForNode();
await inSteps(async () => {
  await ensureInstalled('everything');
  const named = process.argv.slice(2);
  const failed = /** @type {string[]} */ ([]);
  const passed = /** @type {string[]} */ ([]);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter((one) => named.length === 0 || named.includes(one))) {
        const code = await run(process.execPath, checks[name], { quiet: true });
        (code === 0 ? passed : failed).push(name);
      }
    }),
  );
  if (failed.length > 0) console.error(`\nFailed: ${failed.sort().join(', ')}`);
  else console.log(`Passed: ${passed.sort().join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
