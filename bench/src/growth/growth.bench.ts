import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { inDatabase, prepareDatabase } from '@kolo/backend/platform/db/embedded/roles.js';
import { type SharedServices, startNode } from '../push/kolo-server.js';
import { addCopies } from './copies.js';
import { firstRow } from './first-row.js';
import { measureReads } from './reads.js';
import { measureStarts } from './starts.js';

interface Postgres {
  url: string;
  adminUrl: string;
}

/** A node would archive them in the background, and reads would be measured beside that. */
const allReportsArchived = `
  INSERT INTO match_reports (match_id, log_version, kind, language, template, sha256)
  SELECT m.id, m.version, 'full', language, 1, md5(m.id::text)
  FROM matches m, unnest(ARRAY['hr', 'en']) AS language WHERE m.status = 'completed'
  ON CONFLICT DO NOTHING`;

const names = { one: 'growth_one', many: 'growth_many' } as const;

export async function benchGrowth(postgres: Postgres, quick: boolean): Promise<void> {
  const copies = quick ? 30 : 300;
  const one = await demoDatabase(postgres);
  const many = await grownDatabase(postgres, copies);
  await measureReads(one, many, { copies, samples: quick ? 3 : 7 });
  const events = await addCopies(many.adminUrl, copies, quick ? 2 * copies : 600);
  await measureStarts(one, many, { events, samples: quick ? 3 : 5 });
}

/** The demo season as a first start makes it, with its reports and previews. */
async function demoDatabase(postgres: Postgres): Promise<SharedServices> {
  const adminUrl = await prepareDatabase(postgres.adminUrl, names.one);
  const services = { databaseUrl: inDatabase(postgres.url, names.one), adminUrl };
  const node = await startNode(await freePort(), services);
  await settled(adminUrl);
  await node.stop();
  await firstRow(adminUrl, 'UPDATE leagues SET is_main = true');
  await firstRow(adminUrl, allReportsArchived);
  return services;
}

async function settled(url: string): Promise<void> {
  for (let last = -1; ; await delay(2_000)) {
    const { texts } = await firstRow<{ texts: number }>(
      url,
      'SELECT count(*)::integer AS texts FROM match_commentaries',
    );
    if (texts > 0 && texts === last) return;
    last = texts;
  }
}

async function grownDatabase(postgres: Postgres, copies: number): Promise<SharedServices> {
  const began = performance.now();
  await firstRow(postgres.adminUrl, `CREATE DATABASE ${names.many} TEMPLATE ${names.one}`);
  const adminUrl = inDatabase(postgres.adminUrl, names.many);
  const events = await addCopies(adminUrl, 1, copies - 1);
  await firstRow(adminUrl, allReportsArchived);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`\nThe demo season × ${copies}: ${events} events, made in ${seconds} s`);
  return { databaseUrl: inDatabase(postgres.url, names.many), adminUrl };
}
