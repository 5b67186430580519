import { answered, type JobsBackend, type StoredJob } from './queue.js';

const pageSize = 500;
const states = ['waiting', 'prioritized', 'delayed', 'completed', 'failed'] as const;

/** A running job cannot be removed, as its node works on it. */
export async function forgetJobs(
  backend: JobsBackend,
  about: (job: unknown) => boolean,
): Promise<boolean> {
  for (const state of states)
    for (const job of await found(backend, [state], about)) {
      if (job.deduplicationId !== undefined)
        await answered(backend, backend.queue.removeDeduplicationKey(job.deduplicationId));
      await answered(backend, job.remove());
    }
  await answered(backend, backend.forgetPast());
  return (await found(backend, ['active'], about)).length === 0;
}

async function found(
  backend: JobsBackend,
  wanted: Parameters<JobsBackend['queue']['getJobs']>[0],
  about: (job: unknown) => boolean,
): Promise<StoredJob[]> {
  const jobs: StoredJob[] = [];
  for (let first = 0; ; first += pageSize) {
    const page = await answered(
      backend,
      backend.queue.getJobs(wanted, first, first + pageSize - 1),
    );
    for (const job of page) if (job !== undefined && about(wordsOf(job))) jobs.push(job);
    if (page.length < pageSize) return jobs;
  }
}

const wordsOf = ({ id, data, failedReason, stacktrace, deduplicationId }: StoredJob) => [
  ...[id, data, failedReason, stacktrace, deduplicationId],
];
