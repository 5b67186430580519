import { appendStatement } from '@kolo/backend/events/append-batch.js';
import pg from 'pg';
import { Writer } from './writer.js';

const lanes = 2;
const perStatement = 8;

/**
 * The limit of the server: statements of sixteen writers, prepared beforehand, on two connections.
 * @param statements on each connection
 * @returns appends per second
 */
export async function readyStatements(url: string, statements: number): Promise<number> {
  const clients = Array.from({ length: lanes }, () => new pg.Client({ connectionString: url }));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const work = clients.map((_, lane) => prepared(lane, statements));
    const start = performance.now();
    await Promise.all(
      clients.map(async (client, lane) => {
        for (const statement of work[lane] ?? []) await client.query(statement);
      }),
    );
    const seconds = (performance.now() - start) / 1_000;
    return (lanes * perStatement * statements) / seconds;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

function prepared(lane: number, statements: number): pg.QueryConfig[] {
  const writers = Array.from(
    { length: perStatement },
    (_, n) => new Writer(50_000_000 + lane * perStatement + n, lanes * perStatement),
  );
  return Array.from({ length: statements }, () =>
    appendStatement(
      writers.map((writer) => writer.next()),
      false,
    ),
  );
}
