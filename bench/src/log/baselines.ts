import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projections } from '@event-driven-io/emmett';
import {
  getPostgreSQLEventStore,
  postgreSQLRawSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { percentile } from '../report.js';

export interface Throughput {
  perSecond: number;
  p99: number;
}

export async function throughput(
  writers: number,
  ms: number,
  write: (writer: number) => Promise<unknown>,
): Promise<Throughput> {
  const took: number[] = [];
  const end = performance.now() + ms;
  const work = async (writer: number) => {
    for (let start = performance.now(); start < end; ) {
      await write(writer);
      const now = performance.now();
      took.push(now - start);
      start = now;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return { perSecond: (took.length * 1000) / ms, p99: percentile(took, 0.99) };
}

const insert = `INSERT INTO bare_events (stream, data) VALUES (1, '{"playerId": 7, "counter": "assists"}')`;

/**
 * One bare row per commit, by pgbench where it is installed (the harder baseline), else by the Node driver.
 */
export async function bareInserts(url: string, writers: number, ms: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'CREATE TABLE IF NOT EXISTS bare_events (position bigserial PRIMARY KEY, stream int NOT NULL, data jsonb NOT NULL)',
  );
  await client.end();
  const script = join(tmpdir(), `kolo-bench-${process.pid}.sql`);
  writeFileSync(script, `${insert};\n`);
  const seconds = Math.max(1, Math.round(ms / 1000));
  const pgbench = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', `${writers}`, '-T', `${seconds}`, '-f', script, url],
    { encoding: 'utf8' },
  );
  const tps = /tps = ([\d.]+)/.exec(pgbench.stdout ?? '')?.[1];
  if (tps !== undefined) return Number(tps);
  const pool = new pg.Pool({ connectionString: url, max: writers });
  const { perSecond } = await throughput(writers, ms, () =>
    pool.query({ name: 'bare-insert', text: insert }),
  );
  await pool.end();
  return perSecond;
}

export async function emmett(
  url: string,
  writers: number,
  ms: number,
  warmUpMs: number,
): Promise<Throughput> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'CREATE TABLE IF NOT EXISTS emmett_counts (stream text PRIMARY KEY, taps int NOT NULL)',
  );
  await client.end();
  const { SQL } = await import('@event-driven-io/dumbo');
  const counts = postgreSQLRawSQLProjection({
    name: 'counts',
    canHandle: ['PlayerCounterRaised'],
    evolve: (event: { type: 'PlayerCounterRaised'; data: { match: string } }) =>
      SQL`INSERT INTO emmett_counts VALUES (${event.data.match}, 1)
          ON CONFLICT (stream) DO UPDATE SET taps = emmett_counts.taps + 1`,
  });
  // A pool of the library's own would fail when the server stops.
  const pool = new pg.Pool({ connectionString: url });
  const store = getPostgreSQLEventStore(url, {
    connectionOptions: { pool },
    projections: projections.inline([counts]),
    schema: { autoMigration: 'CreateOrUpdate' },
  });
  await store.schema.migrate();
  const append = (writer: number) =>
    store.appendToStream(`match-${writer}`, [
      {
        type: 'PlayerCounterRaised',
        data: { match: `match-${writer}`, playerId: 7, counter: 'assists' },
      },
    ]);
  await throughput(writers, warmUpMs, append);
  const result = await throughput(writers, ms, append);
  await store.close();
  await pool.end();
  return result;
}
