import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../backend/src/platform/db/embedded/embedded-postgres.js';
import { freePort } from '../backend/src/platform/db/embedded/free-port.js';

/** A real, durable PostgreSQL that can be restarted under the product; its address stays. */
export class Database {
  private constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private running: EmbeddedPostgres,
  ) {}

  static async start(dataDir: string): Promise<Database> {
    const port = await freePort();
    return new Database(dataDir, port, await startEmbeddedPostgres({ dataDir, port }));
  }

  get url(): string {
    return this.running.url;
  }

  get adminUrl(): string {
    return this.running.adminUrl;
  }

  /**
   * @param how `fast`: connections are ended, open transactions rolled back. `immediate`: as in a crash,
   *   the next start recovers from the write-ahead log.
   */
  async restart(how: 'fast' | 'immediate'): Promise<void> {
    if (how === 'immediate') process.kill(this.pid, 'SIGQUIT');
    await this.running.stop();
    this.running = await startEmbeddedPostgres({ dataDir: this.dataDir, port: this.port });
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  private get pid(): number {
    const file = join(this.dataDir, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }
}
