import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, usageError } from '@kolo/backend/operations/command-line/command.js';
import { dataSourceOptions, migrate } from '@kolo/backend/platform/db/data-source.js';
import { startEmbeddedPostgres } from '@kolo/backend/platform/db/embedded/embedded-postgres.js';
import { DataSource } from 'typeorm';
import { benchGrowth } from './growth/growth.bench.js';
import { benchHttp } from './http/http.bench.js';
import { benchReaders } from './http/readers.bench.js';
import { benchJobs } from './jobs/jobs.bench.js';
import { benchAppends } from './log/append.bench.js';
import { benchRebuild } from './log/rebuild.bench.js';
import { benchPages } from './page/page.bench.js';
import { benchMemory } from './push/memory.bench.js';
import { benchNodes } from './push/nodes.bench.js';
import { benchPush } from './push/push.bench.js';

const sections = [
  ...['appends', 'rebuild', 'push', 'nodes', 'memory'],
  ...['jobs', 'http', 'readers', 'growth', 'page'],
];

const command = {
  name: 'bench',
  // Machines differ and are noisy: a number alone says little.
  about: 'Measures, and prints every result as a ratio to a baseline of the same run.',
  uses: [['[section…]', `${sections.join(', ')}; all of them where none is named`]],
  options: { quick: { type: 'boolean', about: 'less of everything, to see that it runs' } },
} as const;

await runCommand(command, async ({ words, values: { quick = false } }) => {
  const unknown = words.find((word) => !sections.includes(word));
  if (unknown !== undefined) throw usageError(command, `There is no section ${unknown}.`);
  await run(words.length === 0 ? sections : words, quick);
});

async function run(chosen: readonly string[], quick: boolean): Promise<void> {
  const wanted = (section: string): boolean => chosen.includes(section);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.adminUrl);
  const source = await new DataSource(dataSourceOptions(postgres.url)).initialize();
  try {
    if (wanted('appends')) await benchAppends(source, postgres.adminUrl, quick);
    if (wanted('rebuild')) await benchRebuild(postgres.adminUrl, quick);
    if (wanted('push')) await benchPush(postgres.adminUrl, quick);
    if (wanted('nodes')) await benchNodes(postgres, quick);
    if (wanted('memory')) await benchMemory(postgres.adminUrl, quick);
    if (wanted('jobs')) await benchJobs(postgres.url, quick);
    if (wanted('http')) await benchHttp(quick);
    if (wanted('readers')) await benchReaders(quick);
    if (wanted('growth')) await benchGrowth(postgres, quick);
    if (wanted('page')) await benchPages(quick);
  } finally {
    await source.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
