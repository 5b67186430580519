import { defineConfig, type ReporterDescription } from '@playwright/test';
import { onBuiltForNode } from '../scripts/node.js';
import { findBrowser } from './browser.js';

await onBuiltForNode();

const { executablePath, args, env } = await findBrowser();
const reporters: ReporterDescription[] = [['list']];
// The runner of all suites counts the tests in this file.
if (process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined) reporters.push(['json']);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: false,
  // Most of a journey is waiting, so two cores carry two products with a browser each.
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: reporters,
  use: {
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
