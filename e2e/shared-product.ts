import type { MatchView } from '@kolo/domain';
import { Api } from './api.js';
import { makeOwnMatch } from './own-match.js';
import { pushHostEnv } from './push-host.js';
import { type Kolo, startKolo } from './server.js';
import { test as base } from './toasts.js';

/** The part of a product that a test may use while it serves other tests. */
export type SharedKolo = Pick<Kolo, 'url' | 'port'>;

/** Names the product to the workers; without it each starts one. */
const variable = 'KOLO_E2E_SHARED_PORT';

/** All tests share one address and one administrator. */
const env = { WRITES_PER_MINUTE: '100000', READS_PER_SECOND: '100000', ...pushHostEnv };

export async function startShared(): Promise<Kolo> {
  const kolo = await startKolo({ env });
  process.env[variable] = String(kolo.port);
  return kolo;
}

/**
 * `kolo`: one product for all files that neither stop it nor look at what others may change; they run beside
 * each other on it. `match`: ready to be started, in a league of this test's own.
 */
export const test = base.extend<{ match: MatchView }, { kolo: SharedKolo }>({
  kolo: [
    async ({ browserName: _ }, use) => {
      const port = Number(process.env[variable]);
      if (port > 0) return use({ url: `http://127.0.0.1:${port}`, port });
      const own = await startKolo({ env });
      await use(own);
      await own.stop();
    },
    { scope: 'worker' },
  ],
  match: async ({ kolo }, use) => use(await makeOwnMatch(await new Api(kolo.url).signIn())),
  baseURL: async ({ kolo }, use) => use(kolo.url),
});

export { expect } from '@playwright/test';
