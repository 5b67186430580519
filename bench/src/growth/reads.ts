import { setTimeout as delay } from 'node:timers/promises';
import { demoSignIn } from '@kolo/backend/operations/seed/demo-people.js';
import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import pg from 'pg';
import { type SharedServices, signIn, startKolo } from '../push/kolo-server.js';
import { type Aim, percentile, print, type Result } from '../report.js';
import { firstRow } from './first-row.js';
import { type DemoIds, type Reader, type ReadPath, readPaths } from './read-paths.js';

export const noMore: Aim = { of: 'ratio', limit: 1.5, better: 'lower' };

/** The next read of the data versions waits a little. */
const restMs = 40;

interface Read {
  ms: number;
  bytes: number;
  /** Null where the answer is no list. */
  rows: number | null;
  /** The list goes on with a next page. */
  isPage: boolean;
}

/** Each answer is computed again, because something changed before; by turns on both databases. */
export async function measureReads(
  one: SharedServices,
  many: SharedServices,
  { copies, samples }: { copies: number; samples: number },
): Promise<void> {
  const ids = await demoIds(one.adminUrl);
  const nodes = [await openNode(one, ids), await openNode(many, ids)] as const;
  try {
    const results = { time: [] as Result[], bytes: [] as Result[] };
    for (const each of readPaths(ids)) {
      const [small, large] = await compare(nodes, each, samples);
      const name = `${each.path} (${each.reader})`;
      results.time.push(result(name, 'ms', small.ms, large.ms));
      // A first page has as many rows as fit, however few the small database has.
      const [unit, few, all] = !large.isPage
        ? (['bytes', small.bytes, large.bytes] as const)
        : ([
            'bytes/row',
            small.bytes / (small.rows ?? 1),
            large.bytes / (large.rows ?? 1),
          ] as const);
      results.bytes.push(result(name, unit, few, all));
    }
    print(`Time of an answer, the demo season × ${copies}`, results.time);
    print(`Bytes of an answer, the demo season × ${copies}`, results.bytes);
  } finally {
    for (const node of nodes) await node.close();
  }
}

const result = (name: string, unit: string, one: number, many: number): Result => ({
  name,
  unit,
  value: many,
  baseline: { name: 'the season once', value: one },
  aim: noMore,
});

async function compare(
  nodes: readonly [OpenNode, OpenNode],
  each: ReadPath,
  samples: number,
): Promise<[Read, Read]> {
  const reads: [Read[], Read[]] = [[], []];
  for (let n = 0; n <= samples; n += 1)
    for (const [index, node] of nodes.entries()) {
      const read = await node.read(each);
      // The first one compiles code and fills the database's caches.
      if (n > 0) reads[index]?.push(read);
    }
  return [typical(reads[0]), typical(reads[1])];
}

const typical = (reads: readonly Read[]): Read => ({
  ms: percentile(
    reads.map(({ ms }) => ms),
    0.5,
  ),
  bytes: reads.at(-1)?.bytes ?? 0,
  rows: reads.at(-1)?.rows ?? null,
  isPage: reads.at(-1)?.isPage ?? false,
});

function rowsOf(body: ArrayBuffer): number | null {
  const text = Buffer.from(body).toString();
  if (!text.startsWith('[')) return null;
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.length : null;
}

interface OpenNode {
  read(each: ReadPath): Promise<Read>;
  close(): Promise<void>;
}

async function openNode(services: SharedServices, ids: DemoIds): Promise<OpenNode> {
  const env = { READS_PER_SECOND: '1000000' };
  const node = await startKolo(await freePort(), { services, env, matchId: ids.runningId });
  const url = `http://127.0.0.1:${node.port}`;
  const cookies: Record<Reader, string> = {
    visitor: '',
    admin: node.cookie,
    company: await signIn(`${url}/api`, demoSignIn),
  };
  const owner = new pg.Client({ connectionString: services.adminUrl });
  await owner.connect();
  return {
    read: async ({ path, reader }) => {
      await owner.query('UPDATE leagues SET name = name WHERE is_main');
      await delay(restMs);
      const headers = { 'accept-encoding': 'identity', cookie: cookies[reader] };
      const began = performance.now();
      const response = await fetch(`${url}${path}`, { headers });
      const body = await response.arrayBuffer();
      const ms = performance.now() - began;
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      const isPage = response.headers.has('link');
      return { ms, bytes: body.byteLength, rows: rowsOf(body), isPage };
    },
    close: async () => {
      await owner.end();
      await node.stop();
    },
  };
}

const demoIds = (url: string): Promise<DemoIds> =>
  firstRow<DemoIds>(
    url,
    `SELECT league_id AS "leagueId",
       min(home_team_id) AS "teamId",
       max(home_team_id) AS "otherTeamId",
       min(id) FILTER (WHERE status = 'completed') AS "playedId",
       (array_agg(id ORDER BY match_date) FILTER (WHERE status = 'scheduled'))[1] AS "runningId",
       (array_agg(id ORDER BY match_date) FILTER (WHERE status = 'scheduled'))[2] AS "comingId",
       (SELECT min(id) FROM players WHERE team_id = min(home_team_id)) AS "playerId"
     FROM matches GROUP BY league_id`,
  );
