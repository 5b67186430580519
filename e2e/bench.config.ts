import { defineConfig } from '@playwright/test';
import tests from './playwright.config.js';

/** What `npm run bench` measures in a browser: nothing is asserted, results are printed. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.bench.ts',
  timeout: 300_000,
  reporter: [['list']],
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
