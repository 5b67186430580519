import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import { jobsSchema } from '../db/job-queue-schema.js';

/** What the product needs of BullMQ, on whichever backend it runs. */
export interface JobQueue {
  waitUntilReady(): Promise<unknown>;
  getJobCounts(): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { pattern: string; tz: string },
    template: {
      name: string;
      opts: {
        attempts: number;
        backoff: { type: 'exponential'; delay: number };
        removeOnComplete: number;
        removeOnFail: number;
      };
    },
  ): Promise<unknown>;
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface JobWorker {
  close(): Promise<void>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface JobsBackend {
  queue: JobQueue;
  startWorker(process: (name: string) => Promise<void>): JobWorker;
}

const queueName = 'kolo';

/** BullMQ on PostgreSQL by default, on Redis where there is one: the one place that chooses. */
export function jobsBackend(databaseUrl: string, redisUrl: string | null): JobsBackend {
  if (redisUrl !== null) {
    const connection = { url: redisUrl, maxRetriesPerRequest: null };
    return {
      queue: new Queue(queueName, { connection }),
      startWorker: (process) => new Worker(queueName, ({ name }) => process(name), { connection }),
    };
  }
  const onPostgres = withBackend(createPostgresBackend);
  const connection = {
    connectionString: databaseUrl,
    schema: jobsSchema,
    max: 3,
    skipMigrations: true,
  };
  return {
    queue: new onPostgres.Queue(queueName, { connection }),
    startWorker: (process) =>
      new onPostgres.Worker(queueName, ({ name }) => process(name), { connection }),
  };
}
