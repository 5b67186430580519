import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import pg from 'pg';
import { inTime } from '../async/in-time.js';
import { silenceLimits } from '../async/silent-connection.js';
import { jobsSchema } from '../db/job-queue-schema.js';
import { ownClient } from '../db/own-client.js';
import { servingOptions } from '../db/pool.js';

export interface JobOptions {
  attempts: number;
  backoff: { type: 'exponential'; delay: number; jitter: number };
  removeOnComplete: number;
  removeOnFail: number;
}

export interface AddOptions extends JobOptions {
  delay?: number;
  /** A waiting job absorbs this one; a running job is run once more, with the newest data. */
  deduplication?: { id: string; keepLastIfActive: true };
}

export interface StoredJob {
  id?: string;
  name: string;
  data: unknown;
  failedReason: string;
  attemptsMade: number;
  timestamp: number;
  finishedOn?: number;
  stacktrace?: unknown;
  deduplicationId?: string;
  isFailed(): Promise<boolean>;
  retry(state: 'failed', options: { resetAttemptsMade: boolean }): Promise<void>;
  remove(): Promise<void>;
}

export interface JobQueue {
  waitUntilReady(): Promise<unknown>;
  getJobCounts(): Promise<Record<string, number>>;
  add(name: string, data: object, options: AddOptions): Promise<unknown>;
  getFailed(first: number, last: number): Promise<StoredJob[]>;
  getJobs(
    states: ('waiting' | 'prioritized' | 'delayed' | 'active' | 'completed' | 'failed')[],
    first: number,
    last: number,
  ): Promise<(StoredJob | undefined)[]>;
  clean(olderThanMs: number, max: number, state: 'completed' | 'failed'): Promise<string[]>;
  removeDeduplicationKey(id: string): Promise<unknown>;
  getJob(id: string): Promise<StoredJob | undefined>;
  getJobScheduler(id: string): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { pattern: string; tz: string } | { every: number },
    template: { name: string; opts: JobOptions },
  ): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface JobWorker {
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export type ProcessJob = (job: { name: string; data: unknown }) => Promise<void>;

export interface JobsBackend {
  queue: JobQueue;
  answersWithinMs: number;
  takesWork(): Promise<unknown>;
  startWorker(process: ProcessJob): JobWorker;
  forgetPast(): Promise<unknown>;
  close(): Promise<void>;
}

export const jobsBackendToken = Symbol('jobs backend');

/** A queue that was never reached has no connection that could be found silent. */
export const answered = <T>({ answersWithinMs }: JobsBackend, answer: Promise<T>): Promise<T> =>
  inTime(answer, answersWithinMs, () => {
    throw new Error('Command timed out: the job queue is not reached');
  });

export interface JobsBackendOptions {
  databaseUrl: string;
  redisUrl: string | null;
  /** Without a sign of its node for this long, a job is given to another one. */
  lockMs: number;
}

const queueName = 'kolo';
const maxConcurrentJobs = 4;
/** A job that kills its node must not kill them all for ever. */
const maxStalls = 3;
const poolsEndWithinMs = 5_000;
/** A worker that waits for the next job is silent for up to ten seconds, the maximum in BullMQ. */
const maxWorkerSilenceMs = 12_000;
/** BullMQ would rest 15 seconds after each lost connection. */
const retryDelayMs = 2_000;

/** BullMQ would retry only every 20 seconds. */
const retryStrategy = (times: number): number => Math.min(times * 200, 2_000);

/** After a failover the address leads to another Redis, which only a new connection reaches. */
const reconnectOnError = ({ message }: Error): boolean => message.startsWith('READONLY');

export function jobsBackend({ databaseUrl, redisUrl, lockMs }: JobsBackendOptions): JobsBackend {
  const options = {
    concurrency: maxConcurrentJobs,
    lockDuration: lockMs,
    stalledInterval: lockMs,
    maxStalledCount: maxStalls,
    runRetryDelay: retryDelayMs,
  };
  if (redisUrl !== null) {
    const connection = {
      url: redisUrl,
      maxRetriesPerRequest: null,
      retryStrategy,
      reconnectOnError,
    };
    const queue = new Queue(queueName, {
      connection: {
        ...connection,
        commandTimeout: silenceLimits.redisMs,
        socketTimeout: silenceLimits.redisMs,
      },
    });
    return {
      queue,
      answersWithinMs: silenceLimits.redisMs + 1_000,
      // A write is tried, as a Redis that is full or read-only still counts jobs.
      takesWork: async () => (await queue.getBackend().client).set(queue.toKey('takes-work'), 1),
      startWorker: (process) =>
        new Worker(queueName, (job) => process(job), {
          connection: { ...connection, socketTimeout: maxWorkerSilenceMs },
          ...options,
        }),
      forgetPast: () => queue.trimEvents(0),
      close: () => queue.close(),
    };
  }
  const onPostgres = withBackend(createPostgresBackend);
  const pools: pg.Pool[] = [];
  const newPool = (max: number): pg.Pool => {
    const schema = { options: `-c search_path=${jobsSchema}` };
    const pool = new pg.Pool({ ...servingOptions, ...schema, connectionString: databaseUrl, max });
    pools.push(pool);
    return pool;
  };
  const queue = new onPostgres.Queue(queueName, { connection: newPool(3) });
  return {
    queue,
    answersWithinMs: silenceLimits.databaseMs + 2_000,
    takesWork: () => queue.getJobCounts(),
    startWorker: (process) =>
      new onPostgres.Worker(queueName, (job) => process(job), {
        // The worker keeps one of them to listen for jobs.
        connection: newPool(4),
        ...options,
      }),
    forgetPast: () => deleteEvents(databaseUrl),
    close: async () => {
      await queue.close();
      const ended = Promise.all(pools.map((pool) => pool.end()));
      await inTime(
        ended.then(() => {}),
        poolsEndWithinMs,
        () => {},
      );
    },
  };
}

/** BullMQ has no such call on PostgreSQL. */
async function deleteEvents(url: string): Promise<void> {
  const client = ownClient(url, 'kolo jobs');
  await client.connect();
  try {
    await client.query(`DELETE FROM ${jobsSchema}.event WHERE queue = $1`, [queueName]);
  } finally {
    await client.end();
  }
}
