import { dataSourceOptions, migrate } from '@kolo/backend/platform/db/data-source.js';
import { inDatabase, prepareDatabase } from '@kolo/backend/platform/db/embedded/roles.js';
import { DataSource } from 'typeorm';
import { benchBoard } from './board.bench.js';
import { benchBracket } from './bracket.bench.js';
import { benchPlan } from './plan.bench.js';

interface Postgres {
  url: string;
  adminUrl: string;
}

const database = 'bench_season';

export async function benchSeason(postgres: Postgres, quick: boolean): Promise<void> {
  benchPlan(quick);
  await benchBracket(postgres, quick);
  await benchLargeLeague(postgres, quick);
}

async function benchLargeLeague(postgres: Postgres, quick: boolean): Promise<void> {
  const ownerUrl = await prepareDatabase(postgres.adminUrl, database);
  await migrate(ownerUrl);
  const source = await new DataSource(
    dataSourceOptions(inDatabase(postgres.url, database)),
  ).initialize();
  try {
    await benchBoard(source, ownerUrl, quick);
  } finally {
    await source.destroy();
  }
}
