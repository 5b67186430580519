import { defineConfig } from '@playwright/test';
import { onBuiltForNode } from '../../scripts/node.js';

await onBuiltForNode();

/** Engines other than Chromium's, each with the driver it has; `npm run test:browsers` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/browsers',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
});
