import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommentaryView, MatchView } from '@kolo/domain';
import { expect } from '@playwright/test';
import { Api } from './api.js';
import { copyData, mayBeCopied, offerPrepared, removeData } from './prepared-data.js';
import { runCommand, startKolo } from './server.js';
import { startShared } from './shared-product.js';

/** Only ends what hangs. */
const writtenWithinMs = 900_000;

/** Runs before all tests: making these data takes most of a product's first start. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kolo-e2e-prepared-'));
  try {
    // PostgreSQL's account must pass through root's folder.
    chmodSync(folder, 0o711);
    const [none, demo] = [join(folder, 'none'), join(folder, 'demo')];
    await Promise.all([migrate(none), play(demo)]);
    if (mayBeCopied(none)) offerPrepared(folder);
    const shared = await startShared();
    return async () => {
      await shared.stop();
      removeData(folder);
    };
  } catch (error) {
    removeData(folder);
    throw error;
  }
}

async function migrate(dataDir: string): Promise<void> {
  const { exitCode, output } = await runCommand('maintenance/migrate-cli.js', { dataDir });
  if (exitCode !== 0) throw new Error(`The database is not migrated:\n${output}`);
}

async function play(dataDir: string): Promise<void> {
  const kolo = await startKolo({ seed: 'demo', env: { PUBLIC_ORIGIN: '' } });
  try {
    await expectReports(await new Api(kolo.url).signIn());
    await kolo.kill();
    mkdirSync(dataDir);
    copyData(kolo.dataDir, dataDir);
  } finally {
    await kolo.stop();
  }
}

/** Otherwise every product would write them. */
async function expectReports(api: Api): Promise<void> {
  const { leagueId } = await api.readyMatch();
  const matches = await api.get<MatchView[]>(`/matches/league/${leagueId}`);
  for (const { id } of matches.filter(({ status }) => status === 'completed')) {
    const report = () => api.get<CommentaryView>(`/matches/${id}/commentary`);
    await expect
      .poll(report, { timeout: writtenWithinMs })
      .toMatchObject({ kind: 'report', text: expect.any(String) });
  }
}
