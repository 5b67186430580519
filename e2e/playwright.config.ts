import { availableParallelism } from 'node:os';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { onBuiltForNode } from '../scripts/node.js';
import { findBrowser } from './browser.js';

await onBuiltForNode();

const { executablePath, args, env } = await findBrowser();
const reporters: ReporterDescription[] = [['list'], ['./slow-steps.ts']];
// The runner of all suites counts the tests in this file.
if (process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined) reporters.push(['json']);

// It only ends what hangs: a slow machine may take many times as long as a fast one.
const stepMs = Number(process.env.E2E_EXPECT_MS ?? 180_000);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './prepare.ts',
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: false,
  // A product, its database and a browser for each worker keep a core busy.
  workers: Math.min(availableParallelism(), 4),
  retries: 0,
  timeout: 1_800_000,
  expect: { timeout: stepMs },
  reporter: reporters,
  use: {
    actionTimeout: stepMs,
    browserName: 'chromium',
    headless: true,
    locale: 'hr-HR',
    timezoneId: 'Europe/Zagreb',
    // Without a graphics card, animations take a whole core.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time: use --trace retain-on-failure to look into a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
