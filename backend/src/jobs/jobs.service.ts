import { timeZone } from '@kolo/domain';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../runtime.js';
import { type JobsBackend, type JobWorker, jobsBackend } from './queue.js';

interface NightlyJob {
  /** `minute hour * * *`, in Europe/Zagreb. */
  pattern: string;
  run: () => Promise<void>;
}

/** Slow and outside work. Nothing on the way of a tap waits for it. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly logger = new Logger('jobs');
  private readonly jobs = new Map<string, NightlyJob>();
  private readonly backend: JobsBackend;
  private worker: JobWorker | null = null;
  private stopping: Promise<void> | null = null;

  constructor(@Inject(runtimeToken) runtime: Runtime) {
    this.backend = jobsBackend(runtime.databaseUrl, runtime.config.redisUrl);
    this.backend.queue.on('error', (error) => this.logger.warn({ err: error }, 'queue'));
  }

  /** Names a job that runs every night on one of the nodes; before `start`. */
  nightly(name: string, pattern: string, run: () => Promise<void>): void {
    this.jobs.set(name, { pattern, run });
  }

  async start(): Promise<void> {
    await this.backend.queue.waitUntilReady();
    for (const [name, { pattern }] of this.jobs)
      await this.backend.queue.upsertJobScheduler(
        name,
        { pattern, tz: timeZone },
        {
          name,
          opts: {
            attempts: 3,
            backoff: { type: 'exponential', delay: 60_000 },
            removeOnComplete: 30,
            removeOnFail: 100,
          },
        },
      );
    this.worker = this.backend.startWorker((name) => this.process(name));
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'worker'));
  }

  /** Settles when the queue answers. */
  async ping(): Promise<void> {
    await this.backend.queue.getJobCounts();
  }

  /** Lets the job that runs finish. */
  stop(): Promise<void> {
    this.stopping ??= this.close();
    return this.stopping;
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  private async close(): Promise<void> {
    await this.worker?.close();
    await this.backend.queue.close();
  }

  private async process(name: string): Promise<void> {
    const job = this.jobs.get(name);
    if (job === undefined) throw new Error(`No node of this version knows the job ${name}`);
    await job.run();
    this.logger.log({ job: name }, 'job done');
  }
}
