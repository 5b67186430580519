import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.js';
import { failedBrowserTests, failedJestTests } from './failed-tests.js';
import { ensureInstalled } from './install.js';
import { onBuiltForNode } from './node.js';
import { ensureTestTools } from './tools-for-tests.js';
import { root, run, StepError, textOf } from './workspace.js';

/** @typedef {{ passed: number, failed: number }} Outcome */
/** @typedef {{ name: string, go: () => Promise<Outcome> }} Suite */

/** Repeated at the end, since a long output is rarely read from its beginning. */
const failures = /** @type {string[]} */ ([]);
const scratch = mkdtempSync(join(tmpdir(), 'kolo-test-'));
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path);

const check = (/** @type {string} */ name, /** @type {string[]} */ command) => ({
  name,
  go: async () => outcome((await runLabelled(name, command)) === 0 ? 1 : 0, 1),
});

const jest = (
  /** @type {string} */ name,
  /** @type {string[]} */ projects,
  /** @type {number} */ workers,
) => ({
  name,
  go: async () => {
    const report = join(scratch, `${name}.json`);
    const code = await runLabelled(name, [
      ...[bin('jest/bin/jest.js'), '--selectProjects', ...projects, `--maxWorkers=${workers}`],
      ...['--ci', '--json', `--outputFile=${report}`, '--testLocationInResults=false'],
    ]);
    const result = JSON.parse(textOf(report) ?? 'null');
    if (result === null) return { passed: 0, failed: 1 };
    failures.push(...failedJestTests(result, root));
    // A file that does not load has no tests to count.
    const skipped = result.numPendingTests + result.numTodoTests;
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + skipped;
    if (skipped > 0) console.error(`${skipped} skipped tests count as failed.`);
    return honest({ passed: result.numPassedTests, failed }, code);
  },
});

const browser = {
  name: 'browser',
  go: async () => {
    const report = join(scratch, 'browser.json');
    const args = [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'];
    const code = await runLabelled('browser', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    const result = JSON.parse(textOf(report) ?? 'null');
    if (result === null) return { passed: 0, failed: 1 };
    failures.push(...failedBrowserTests(result));
    const { stats } = result;
    if (stats.skipped > 0) console.error(`${stats.skipped} skipped tests count as failed.`);
    const passed = stats.expected + stats.flaky;
    return honest({ passed, failed: stats.unexpected + stats.skipped }, code);
  },
};

/** The container's or the process's share of them, where it is limited. */
const cores = availableParallelism();

/** One step after the other; what runs beside each other in a step has no more workers than there are cores. */
const steps = [
  [check('build', ['scripts/build.js'])],
  [
    check('lint', checks.lint),
    check('words', checks.words),
    check('sql', checks.sql),
    check('conflicts', checks.conflicts),
    check('texts', checks.texts),
    check('types', checks.types),
    check('imports', checks.imports),
    check('openapi', checks.openapi),
    check('rules', checks.rules),
    check('unused', checks.unused),
  ],
  [jest('unit', ['domain', 'backend', 'infra'], cores)],
  [jest('screens', ['frontend'], cores)],
  [jest('medium', ['medium'], cores)],
  [browser],
  [jest('faults', ['faults'], 1)],
];

const outcome = (/** @type {number} */ passed, /** @type {number} */ all) => ({
  passed,
  failed: all - passed,
});

/** A run can also fail for another reason than a test. */
const honest = (/** @type {Outcome} */ { passed, failed }, /** @type {number} */ code) => ({
  passed,
  failed: code !== 0 && failed === 0 ? 1 : failed,
});

const runLabelled = (/** @type {string} */ name, /** @type {string[]} */ command, env = {}) =>
  run(process.execPath, command, { env: { ...process.env, ...env }, label: name.padEnd(7) });

async function main() {
  const total = { passed: 0, failed: 0 };
  const summary = /** @type {string[]} */ ([]);
  const runNext = async (/** @type {Suite[]} */ suites) => {
    for (let suite = suites.shift(); suite !== undefined; suite = suites.shift()) {
      const { name, go } = suite;
      const startedAt = Date.now();
      const { passed, failed } = await go();
      total.passed += passed;
      total.failed += failed;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      summary.push(`${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`);
    }
  };
  try {
    await ensureInstalled('everything');
    await ensureTestTools();
    for (const suites of steps)
      await Promise.all(Array.from({ length: cores }, () => runNext(suites)));
  } catch (error) {
    total.failed += 1;
    console.error(error instanceof StepError ? error.message : error);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
  console.log(`\n── all\n${summary.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

await onBuiltForNode();
await main();
