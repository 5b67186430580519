import { defineConfig } from '@playwright/test';
import tests from './playwright.config.js';

/** `npm run screenshots`: nothing is asserted, the README's pictures are taken again. */
export default defineConfig({
  ...tests,
  testMatch: '**/*.screenshots.ts',
  reporter: [['list']],
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
