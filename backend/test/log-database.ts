import { DataSource } from 'typeorm';
import { EventStore } from '../src/events/event-store.js';
import { type LogCursor, startOfLog } from '../src/events/log-reads.js';
import { dataSourceOptions } from '../src/platform/db/data-source.js';
import { createMigratedDatabase, type TestDatabase } from './database.js';
import { until } from './until.js';

export interface Node {
  source: DataSource;
  store: EventStore;
}

/** A migrated database and nodes that work on it, each with a pool and a store of its own. */
export class LogDatabase {
  private readonly sources: DataSource[] = [];

  private constructor(readonly database: TestDatabase) {}

  static async create(): Promise<LogDatabase> {
    return new LogDatabase(await createMigratedDatabase());
  }

  /** As the product works: with the application's role. */
  node(): Promise<Node> {
    return this.connect(this.database.url);
  }

  /** With the role that owns the tables. */
  owner(): Promise<Node> {
    return this.connect(this.database.adminUrl);
  }

  async drop(): Promise<void> {
    for (const source of this.sources) await source.destroy();
    await this.database.drop();
  }

  private async connect(url: string): Promise<Node> {
    const source = await new DataSource(dataSourceOptions(url)).initialize();
    this.sources.push(source);
    return { source, store: new EventStore(source) };
  }
}

/**
 * Returns where the log ends once its readers get that far: they wait for every open transaction of the server, also
 * for one that only gathers statistics.
 */
export async function endOfLog({ source, store }: Node): Promise<LogCursor> {
  let end = startOfLog;
  await until(
    async () => {
      const { cursor, events } = await store.readAll(startOfLog, 100_000);
      end = cursor;
      const [written] = await source.query<{ count: number }[]>(
        'SELECT count(*)::integer AS count FROM events WHERE version IS NOT NULL',
      );
      return events.length === written?.count;
    },
    { what: 'readers see the whole log' },
  );
  return end;
}

/** Waits until readers see the whole log, see above. */
export const untilLogIsRead = (rows: (query: string) => Promise<unknown[]>): Promise<void> =>
  until(
    async () => {
      const unseen = 'SELECT FROM events WHERE xid >= pg_snapshot_xmin(pg_current_snapshot())';
      return (await rows(unseen)).length === 0;
    },
    { what: 'readers see the whole log' },
  );
