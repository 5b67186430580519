import { test as base } from '@playwright/test';
import { type Kolo, startKolo } from './server.js';

/**
 * `kolo`: one product with the demo season for all tests of a file's worker. A test that stops,
 * kills or empties it, or changes the league's rules, starts its own with `startKolo`.
 */
export const test = base.extend<object, { kolo: Kolo }>({
  kolo: [
    async ({ browserName: _ }, use) => {
      const kolo = await startKolo();
      await use(kolo);
      await kolo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ kolo }, use) => use(kolo.url),
});

export { expect } from '@playwright/test';
export { type Kolo, startKolo } from './server.js';
