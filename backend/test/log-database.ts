import { DataSource } from 'typeorm';
import { EventStore } from '../src/events/event-store.js';
import { dataSourceOptions } from '../src/platform/db/data-source.js';
import { createMigratedDatabase, type TestDatabase } from './database.js';

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
