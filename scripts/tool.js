import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { inSteps, runHere } from './workspace.js';

// Runs a program that only tests and checks need.
await onBuiltForNode();
await inSteps(async () => {
  const [program = '', ...args] = process.argv.slice(2);
  await ensureInstalled('everything');
  await runHere(program, args);
});
