import { defineConfig } from '@playwright/test';
import tests from './playwright.config.js';

/** The browser part of `npm run bench`: nothing is asserted, results are printed. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.bench.ts',
  timeout: 300_000,
  reporter: [['list']],
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
