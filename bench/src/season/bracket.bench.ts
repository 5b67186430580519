import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { inDatabase, prepareDatabase } from '@kolo/backend/platform/db/embedded/roles.js';
import type { StageView } from '@kolo/domain';
import { firstRow } from '../growth/first-row.js';
import { startBare } from '../http/bare.js';
import { type KoloServer, startKolo } from '../push/kolo-server.js';
import { percentile, print } from '../report.js';
import { medianOf, timed } from '../timed.js';

interface Postgres {
  url: string;
  adminUrl: string;
}

const database = 'bench_bracket';
/** The next read of the data versions waits a little. */
const restMs = 40;

/** The finals of a demo season, computed after a change and from the cache, beside a bare handler. */
export async function benchBracket(postgres: Postgres, quick: boolean): Promise<void> {
  const samples = quick ? 5 : 31;
  const adminUrl = await prepareDatabase(postgres.adminUrl, database);
  const services = { databaseUrl: inDatabase(postgres.url, database), adminUrl };
  const env = { READS_PER_SECOND: '1000000' };
  const kolo = await startKolo(await freePort(), { services, env });
  try {
    const path = await seededBracket(kolo, adminUrl);
    const bare = await startBare({ [path]: await textOf(kolo.port, path) });
    try {
      const change = () => firstRow(adminUrl, 'UPDATE leagues SET name = name');
      const read = () => textOf(kolo.port, path);
      const coldMs = await coldMedian(samples, change, read);
      const warmMs = await medianOf(samples, read);
      await textOf(bare.port, path);
      const value = await medianOf(samples, () => textOf(bare.port, path));
      const baseline = { name: 'bare handler', value };
      print('The bracket of the finals of eight teams', [
        { name: 'after a change', value: coldMs, unit: 'ms', baseline },
        {
          name: 'afterwards',
          value: warmMs,
          unit: 'ms',
          baseline,
          aim: { of: 'ratio', limit: 3, better: 'lower' },
        },
      ]);
    } finally {
      await bare.stop();
    }
  } finally {
    await kolo.stop();
  }
}

async function coldMedian(
  samples: number,
  change: () => Promise<unknown>,
  read: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < samples; n += 1) {
    await change();
    await delay(restMs);
    times.push(await timed(read));
  }
  return percentile(times, 0.5);
}

/** Its matches are there once the teams are. Returns its path. */
async function seededBracket({ port, cookie }: KoloServer, ownerUrl: string): Promise<string> {
  const { leagueId, teamIds } = await firstRow<{ leagueId: number; teamIds: number[] }>(
    ownerUrl,
    `SELECT league_id AS "leagueId", array_agg(id ORDER BY id) AS "teamIds"
     FROM teams WHERE league_id IS NOT NULL GROUP BY league_id`,
  );
  const stages = `/api/leagues/${leagueId}/stages`;
  const [stage] = JSON.parse(await textOf(port, stages)) as StageView[];
  if (stage === undefined) throw new Error('The demo season has no finals');
  const path = `${stages}/${stage.id}`;
  const answer = await fetch(`http://127.0.0.1:${port}${path}/seed`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      again: false,
      anyway: true,
      teamIds: teamIds.slice(0, stage.entries.length),
    }),
  });
  if (!answer.ok) throw new Error(`The finals were not seeded: ${await answer.text()}`);
  return `${path}/bracket`;
}

async function textOf(port: number, path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return text;
}
