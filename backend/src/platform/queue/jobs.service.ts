import { type JobCounts, timeZone } from '@kolo/domain';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
} from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { Warnings } from '../log/warnings.js';
import { forgetJobs } from './forget-jobs.js';
import { BadJobData, type HandleOptions, type JobKind, jobKind, jobOptions } from './job-kinds.js';
import {
  answered,
  type JobsBackend,
  type JobWorker,
  jobsBackendToken,
  type ProcessJob,
} from './queue.js';

type Repeat = { pattern: string; tz: string } | { every: number };

export interface EnqueueOptions {
  id?: string;
  delayMs?: number;
}

/** A longer job is given up at a stop and taken up by another node or the next start. */
const finishWithinMs = 10_000;

const maxDropped = 10_000;

const checkSchedulesEveryMs = 10_000;

/** A job may run more than once, after a failure or a killed node, so handlers must be idempotent. */
@Injectable()
export class JobsService implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('jobs');
  private readonly warnings = new Warnings(this.logger);
  private readonly kinds = new Map<string, JobKind>();
  private readonly repeats = new Map<string, Repeat>();
  private worker: JobWorker | null = null;
  private stopping: Promise<void> | null = null;
  private scheduleCheck: NodeJS.Timeout | undefined;

  constructor(@Inject(jobsBackendToken) private readonly backend: JobsBackend) {
    this.backend.queue.on('error', (error) => this.warnings.report(error, 'queue'));
  }

  /** Handlers must be registered before `start`. */
  handle<T extends object>(
    name: string,
    run: (data: T) => Promise<void>,
    options: HandleOptions<T> = {},
  ): void {
    this.kinds.set(name, jobKind(run, options));
  }

  /** Of all kinds that have a handler. */
  get names(): string[] {
    return [...this.kinds.keys()];
  }

  async enqueue(name: string, data: object, { id, delayMs }: EnqueueOptions = {}): Promise<void> {
    const taken = this.backend.queue.add(name, data, {
      ...(this.kinds.get(name)?.options ?? jobOptions()),
      ...(delayMs === undefined ? {} : { delay: delayMs }),
      ...(id === undefined
        ? {}
        : { deduplication: { id: `${name}/${id}`, keepLastIfActive: true } }),
    });
    await answered(this.backend, taken);
  }

  nightly(name: string, pattern: string, run: () => Promise<void>): void {
    this.repeat(name, { pattern, tz: timeZone }, run, 60_000);
  }

  every(name: string, everyMs: number, run: () => Promise<void>): void {
    this.repeat(name, { every: everyMs }, run, Math.min(everyMs, 60_000));
  }

  /** A worker that began after the stop would ask an ended pool again and again, and starve the process. */
  async start(): Promise<void> {
    await this.backend.queue.waitUntilReady();
    for (const [name, repeat] of this.repeats) {
      if (this.stopping !== null) return;
      await this.schedule(name, repeat);
    }
    if (this.stopping !== null) return;
    this.scheduleCheck = setInterval(
      () => void this.restoreSchedules(),
      checkSchedulesEveryMs,
    ).unref();
    this.worker = this.backend.startWorker(this.process);
    this.worker.on('error', (error) => this.warnings.report(error, aboutWorker(error)));
  }

  async counts(): Promise<JobCounts> {
    const pending = answered(this.backend, this.backend.queue.getJobCounts());
    const { waiting = 0, prioritized = 0, ...counts } = await pending;
    const { active = 0, delayed = 0, failed = 0, completed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed, failed, completed };
  }

  forget(about: (job: unknown) => boolean): Promise<boolean> {
    return forgetJobs(this.backend, about);
  }

  async dropOlderThan(ms: number): Promise<void> {
    for (const state of ['failed', 'completed'] as const)
      await answered(this.backend, this.backend.queue.clean(ms, maxDropped, state));
  }

  async ping(): Promise<void> {
    await this.backend.takesWork();
  }

  stop(): Promise<void> {
    this.stopping ??= this.finish();
    return this.stopping;
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  /** Requests that are still open at the stop may enqueue jobs, so the queue is closed last. */
  beforeApplicationShutdown(): Promise<void> {
    return this.backend.close();
  }

  private repeat(name: string, repeat: Repeat, run: () => Promise<void>, backoffMs: number): void {
    this.handle(name, run, { attempts: 3, backoffMs });
    this.repeats.set(name, repeat);
  }

  /** BullMQ refuses a schedule that another starting node has just written. */
  private async schedule(name: string, repeat: Repeat): Promise<void> {
    const opts = this.kinds.get(name)?.options ?? jobOptions();
    await this.backend.queue
      .upsertJobScheduler(name, repeat, { name, opts })
      .catch((err: unknown) => this.logger.warn({ err, job: name }, 'schedule not written'));
  }

  private async restoreSchedules(): Promise<void> {
    try {
      for (const [name, repeat] of this.repeats) {
        if ((await this.backend.queue.getJobScheduler(name)) !== undefined) continue;
        this.logger.warn({ job: name }, 'The queue has forgotten a schedule; it is written again');
        await this.schedule(name, repeat);
      }
    } catch {
      // The connection reports that the queue is away; the next look comes soon.
    }
  }

  private async finish(): Promise<void> {
    clearInterval(this.scheduleCheck);
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      late = setTimeout(() => {
        this.logger.warn('Given up at the stop: jobs that still run, or a queue that is silent');
        resolve();
      }, finishWithinMs);
    });
    await Promise.race([this.worker?.close(), tooLate]);
    clearTimeout(late);
  }

  private readonly process: ProcessJob = async ({ name, data }) => {
    const kind = this.kinds.get(name);
    if (kind === undefined) throw new Error(`No node of this version knows the job ${name}`);
    try {
      await kind.run(data);
    } catch (error) {
      this.logger.warn({ err: error, job: name }, 'job failed');
      throw error instanceof BadJobData ? new UnrecoverableError(error.message) : error;
    }
    this.logger.debug({ job: name }, 'job done');
  };
}

/** After a lost connection BullMQ reports the end of a job again, or too late; handlers are idempotent. */
const aboutWorker = ({ message }: Error): string =>
  /^(Missing lock|Lock mismatch) for job/.test(message)
    ? 'A job ended without its lock: it counts already, or runs once more'
    : 'worker';
