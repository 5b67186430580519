import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type LiveBus, liveBusToken } from '../../live/nodes/live-bus.module.js';
import { inTime } from '../../platform/common/in-time.js';
import { SingleFlight } from '../../platform/common/single-flight.js';
import { forTaps } from '../../platform/db/data-source.js';
import { JobsService } from '../../platform/queue/jobs.service.js';

/** Read-only: a copy of the database, or one that is being moved; pages work and taps wait on their tablets. */
export type DatabasePresence = 'up' | 'read-only' | 'down';

/** What this node reaches of that which it works with. */
export interface Dependencies {
  /** Nothing works without it. */
  database: DatabasePresence;
  /** Without one that takes work jobs wait. */
  queue: boolean;
  /** Without it other nodes' watchers see a tap up to a second later. */
  push: boolean;
}

const answersWithinMs = 2_000;
/** Whoever asks meanwhile waits for the next look. */
const restMs = 100;

/** Looks whether the database, the job queue and the way to the other nodes are there. */
@Injectable()
export class DependenciesService {
  private readonly logger = new Logger('health');
  /** Anybody may ask, as often as they like; one of them looks. */
  private readonly presence = new SingleFlight(
    () => this.databasePresence(),
    () => restMs,
  );
  /** A queue that is away answers all questions when it is back: there is never more than one. */
  private asked: Promise<boolean> | null = null;
  private queueTookWork = true;

  constructor(
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    private readonly jobs: JobsService,
    @Inject(liveBusToken) private readonly bus: LiveBus,
  ) {}

  async look(): Promise<Dependencies> {
    this.asked ??= this.queueTakesWork().finally(() => {
      this.asked = null;
    });
    const [database, queue] = await Promise.all([
      inTime(this.presence.get(), answersWithinMs, () => 'down' as const),
      inTime(this.asked, answersWithinMs, () => false),
    ]);
    return { database, queue, push: this.bus.connected };
  }

  /** Over the connections for taps: readers may hold all others, and a tap is still taken. */
  private async databasePresence(): Promise<DatabasePresence> {
    try {
      const [setting] = await this.taps.query('SHOW transaction_read_only');
      return setting.transaction_read_only === 'on' ? 'read-only' : 'up';
    } catch {
      return 'down';
    }
  }

  /** Why it does not, or that it does again, is said once and not at every look. */
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
