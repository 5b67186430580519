import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runCommand, usageError } from '@kolo/backend/operations/command-line/command.js';
import { dataSourceOptions, migrate } from '@kolo/backend/platform/db/data-source.js';
import { startEmbeddedPostgres } from '@kolo/backend/platform/db/embedded/embedded-postgres.js';
import { DataSource } from 'typeorm';
import { benchGrowth } from './growth/growth.bench.js';
import { benchHttp } from './http/http.bench.js';
import { benchReaders } from './http/readers.bench.js';
import { benchJobs } from './jobs/jobs.bench.js';
import { benchAppends } from './log/append.bench.js';
import { benchDiscipline } from './log/discipline.bench.js';
import { benchRebuild } from './log/rebuild.bench.js';
import { benchNotices } from './notices/notices.bench.js';
import { benchPages } from './page/page.bench.js';
import { benchMemory } from './push/memory.bench.js';
import { benchNodes } from './push/nodes.bench.js';
import { benchPush } from './push/push.bench.js';
import { groupsFile } from './report.js';
import { saveSection } from './results/results.js';
import { type SectionName, sections } from './results/sections.js';
import { benchSeason } from './season/season.bench.js';

const root = join(import.meta.dirname, '../..');
const names = Object.keys(sections) as SectionName[];

const command = {
  name: 'bench',
  // Machines differ and are noisy: a number alone says little.
  about: 'Measures, and prints every result as a ratio to a baseline of the same run.',
  uses: [['[section…]', `${names.join(', ')}; all of them where none is named`]],
  options: {
    quick: { type: 'boolean', about: 'less of everything, to see that it runs' },
    json: {
      type: 'boolean',
      about: 'also writes results.json, an index and a picture of each section',
    },
    pictures: { type: 'boolean', about: 'pictures also with --quick, which leaves them out' },
    to: {
      type: 'string',
      value: 'folder',
      about: 'where to write; docs/benchmarks, and .cache/benchmarks with --quick',
    },
  },
} as const;

await runCommand(command, async ({ words, values }) => {
  const unknown = words.find((word) => !isSection(word));
  if (unknown !== undefined) throw usageError(command, `There is no section ${unknown}.`);
  const { quick = false, json = false, pictures = !quick, to } = values;
  const folder = resolve(to ?? join(root, quick ? '.cache/benchmarks' : 'docs/benchmarks'));
  const save = (name: SectionName, file: string): void =>
    saveSection(folder, name, { groupsFile: file, quick, pictures });
  await run(words.length === 0 ? names : words.filter(isSection), quick, json ? save : null);
});

function isSection(word: string): word is SectionName {
  return word in sections;
}

async function run(
  chosen: readonly SectionName[],
  quick: boolean,
  save: ((name: SectionName, file: string) => void) | null,
): Promise<void> {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'kolo-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await migrate(postgres.adminUrl);
  const source = await new DataSource(dataSourceOptions(postgres.url)).initialize();
  const measure: Record<SectionName, () => Promise<void>> = {
    appends: () => benchAppends(source, postgres.adminUrl, quick),
    rebuild: async () => {
      await benchRebuild(postgres.adminUrl, quick);
      await benchDiscipline(source, postgres.adminUrl);
    },
    push: () => benchPush(postgres.adminUrl, quick),
    nodes: () => benchNodes(postgres, quick),
    memory: () => benchMemory(postgres.adminUrl, quick),
    jobs: () => benchJobs(postgres.url, quick),
    http: () => benchHttp(quick),
    readers: () => benchReaders(quick),
    growth: () => benchGrowth(postgres, quick),
    season: () => benchSeason(postgres, quick),
    notices: () => benchNotices(postgres, quick),
    page: () => benchPages(quick),
  };
  try {
    for (const name of names.filter((one) => chosen.includes(one))) {
      const file = join(dataDir, `${name}.groups`);
      process.env[groupsFile] = file;
      await measure[name]();
      // At once: a later section may fail.
      save?.(name, file);
    }
  } finally {
    await source.destroy();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
