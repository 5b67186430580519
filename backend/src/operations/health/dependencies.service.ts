import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type LiveBus, liveBusToken } from '../../live/nodes/live-bus.module.js';
import { inTime } from '../../platform/async/in-time.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { SingleFlight } from '../../platform/async/single-flight.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { forTaps } from '../../platform/db/data-source.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { isDiskFull } from '../../platform/storage/disk-space.js';

/** Read-only where the database is a copy or is being moved: pages work, taps wait on their tablets. */
export type DatabasePresence = 'up' | 'read-only' | 'down';

interface Database {
  presence: DatabasePresence;
  /** `18.4`, as the server reports it; null while it does not answer. */
  version: string | null;
}

export interface Dependencies {
  database: Database;
  queue: boolean;
  /** Without it a tap reaches the watchers of other nodes up to a second later. */
  push: boolean;
  /** The disk of the files and of the embedded database. */
  disk: 'ok' | 'full';
}

const gone: Database = { presence: 'down', version: null };

const restMs = 100;

@Injectable()
export class DependenciesService {
  private readonly logger = new Logger('health');
  /** Anybody may ask this as often as they like, so at most one look is under way. */
  private readonly database = new SingleFlight(
    () => this.lookAtDatabase(),
    () => restMs,
  );
  private readonly disk = new SingleFlight(
    () => isDiskFull(this.runtime.config.dataDir),
    () => restMs,
  );
  /** A queue that was away answers all pings when it is back, so there is never more than one. */
  private queueCheck: Promise<boolean> | null = null;
  private queueTookWork = true;

  constructor(
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    private readonly jobs: JobsService,
    @Inject(liveBusToken) private readonly bus: LiveBus,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  async look(): Promise<Dependencies> {
    this.queueCheck ??= this.queueTakesWork().finally(() => {
      this.queueCheck = null;
    });
    const { lookMs } = silenceLimits;
    const [database, queue, isFull] = await Promise.all([
      inTime(this.database.get(), lookMs, () => gone),
      inTime(this.queueCheck, lookMs, () => false),
      inTime(this.disk.get(), lookMs, () => false),
    ]);
    return { database, queue, push: this.bus.connected, disk: isFull ? 'full' : 'ok' };
  }

  /** Over the connections for taps: readers may hold all the others. */
  private async lookAtDatabase(): Promise<Database> {
    try {
      const [{ read_only, version }] = await this.taps.query(
        `SELECT current_setting('transaction_read_only')::boolean AS read_only,
           current_setting('server_version') AS version`,
      );
      return { presence: read_only ? 'read-only' : 'up', version };
    } catch {
      return gone;
    }
  }

  /** Logs only the change. */
  private async queueTakesWork(): Promise<boolean> {
    try {
      await this.jobs.ping();
      if (!this.queueTookWork) this.logger.log('The job queue takes work again');
      this.queueTookWork = true;
    } catch (error) {
      if (this.queueTookWork) this.logger.warn({ err: error }, 'The job queue takes no work');
      this.queueTookWork = false;
    }
    return this.queueTookWork;
  }
}
