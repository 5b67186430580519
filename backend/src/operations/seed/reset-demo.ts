import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import type { Runtime } from '../../platform/config/runtime.js';
import { migrate, migrateTo } from '../../platform/db/data-source.js';
import { migrations } from '../../platform/db/migrations/index.js';
import { ownClient } from '../../platform/db/own-client.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { inEmptyDatabase } from '../maintenance/index.js';
import type { DemoMoment } from './demo-calendar.js';
import { DemoSeasonService } from './demo-season.service.js';
import { keepAdministrators } from './keep-administrators.js';
import { refuseOthersData } from './refuse-others-data.js';

interface Place {
  /** The owner's. */
  url: string;
  config: Config;
  /** Also deletes what the demo season did not make. */
  replace: boolean;
  until: DemoMoment;
  /** Makes the whole application, which this wing is a part of. */
  createApp: (runtime: Runtime) => Promise<INestApplicationContext>;
}

/**
 * Every row but the administrators' accounts is made again. The log begins a new epoch, so that devices which saw
 * the old season take a fresh start. Its files are orphans, which the nightly cleanup removes.
 * @returns how many administrators there are
 */
export async function resetDemo(
  { url, config, replace, until, createApp }: Place,
  now: Date,
): Promise<number> {
  await migrate(url);
  if (!replace) await check(url);
  let administrators = 0;
  await inEmptyDatabase(url, true, async (client) => {
    await migrateTo(url, migrations);
    administrators = await keepAdministrators(client);
  });
  await migrate(url);
  await play({ url, config, until, createApp }, now);
  return administrators;
}

async function check(url: string): Promise<void> {
  const client = ownClient(url);
  try {
    await client.connect();
    await refuseOthersData(client);
  } finally {
    await client.end();
  }
}

/** By the application's own commands. If it is cut short, the next start with the demo season finishes it. */
async function play(
  { url, config, until, createApp }: Omit<Place, 'replace'>,
  now: Date,
): Promise<void> {
  const quiet = { ...config, metricsPort: null, otlpEndpoint: null };
  const app = await createApp({ config: quiet, databaseUrl: url, siteFolder: null });
  try {
    await app.init();
    // Those of PostgreSQL went with the database; in Redis they would meet other matches under their numbers.
    if (config.redisUrl !== null) await app.get(JobsService).forget(() => true);
    await app.get(DemoSeasonService).run(now, until);
  } finally {
    await app.close();
  }
}
