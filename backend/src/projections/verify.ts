import pg from 'pg';
import { ownClient } from '../platform/db/own-client.js';
import { type FoldProgress, foldLog } from './fold-log.js';

type Row = Record<string, unknown>;

/** Null where one side lacks the row. */
export interface Difference {
  table: string;
  key: string;
  live: Row | null;
  fold: Row | null;
}

const keys = {
  matches: ['id'],
  player_stats: ['match_id', 'player_id'],
  standings: ['league_id', 'team_id'],
} as const;

/** Compares every live row with the fold of the log, as of one moment, and changes nothing. */
export async function verify(
  url: string,
  progress: FoldProgress,
  onDifference: (difference: Difference) => void,
): Promise<{ events: number; differences: number }> {
  const clients = Array.from({ length: 3 }, () => ownClient(url));
  const [log, matches, players] = clients;
  if (!log || !matches || !players) throw new Error('unreachable');
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await log.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await log.query<{ moment: string }>('SELECT pg_export_snapshot() AS moment');
    const moment = log.escapeLiteral(rows[0]?.moment ?? '');
    for (const client of [matches, players])
      await client.query(
        `BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT ${moment};
         SELECT create_read_models('pg_temp')`,
      );
    const events = await foldLog({ log, matches, players }, 'pg_temp', progress);
    const differences =
      (await compare(matches, 'matches', onDifference)) +
      (await compare(players, 'player_stats', onDifference)) +
      (await compare(matches, 'standings', onDifference));
    return { events, differences };
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function compare(
  client: pg.Client,
  table: keyof typeof keys,
  onDifference: (difference: Difference) => void,
): Promise<number> {
  const key = keys[table].join(', ');
  await client.query(
    `DECLARE differing CURSOR FOR
     SELECT concat_ws('/', ${key}) AS key, to_jsonb(l) AS live, to_jsonb(f) AS fold
     FROM public.${table} l FULL JOIN pg_temp.${table} f USING (${key})
     WHERE to_jsonb(l) IS DISTINCT FROM to_jsonb(f)
     ORDER BY ${key}`,
  );
  let differences = 0;
  for (;;) {
    const { rows } = await client.query<Omit<Difference, 'table'>>('FETCH 500 FROM differing');
    for (const row of rows) onDifference({ table, ...row });
    differences += rows.length;
    if (rows.length < 500) break;
  }
  await client.query('CLOSE differing');
  return differences;
}

/** A row that is not what the log says, in one line for operators. */
export function describeDifference({ table, key, live, fold }: Difference): string {
  if (live === null) return `${table} ${key}: missing, the log says ${JSON.stringify(fold)}`;
  if (fold === null)
    return `${table} ${key}: not in the log, the table has ${JSON.stringify(live)}`;
  const columns = Object.keys(fold).filter(
    (column) => JSON.stringify(live[column]) !== JSON.stringify(fold[column]),
  );
  return `${table} ${key}: ${columns
    .map(
      (column) =>
        `${column} is ${JSON.stringify(live[column])}, the log says ${JSON.stringify(fold[column])}`,
    )
    .join('; ')}`;
}
