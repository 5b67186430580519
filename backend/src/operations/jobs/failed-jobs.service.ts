import { type AuditAction, type FailedJob, isRecord, type SessionUser } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import {
  answered,
  type JobsBackend,
  jobsBackendToken,
  type StoredJob,
} from '../../platform/queue/queue.js';

const maxShown = 200;
const maxReasonLength = 1_000;

/** Dead letters: jobs that failed for the last time and wait for a person. */
@Injectable()
export class FailedJobsService {
  constructor(
    @Inject(jobsBackendToken) private readonly backend: JobsBackend,
    @InjectDataSource() private readonly db: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  async list(): Promise<FailedJob[]> {
    const { backend } = this;
    const jobs = await answered(backend, backend.queue.getFailed(0, maxShown - 1));
    return jobs
      .map(viewOf)
      .sort((a, b) => (b.failedAt ?? '').localeCompare(a.failedAt ?? '') || (a.id < b.id ? 1 : -1));
  }

  retry(id: string, actor: SessionUser): Promise<void> {
    return this.decide(id, actor, 'job.retry', (job) =>
      job.retry('failed', { resetAttemptsMade: true }),
    );
  }

  dismiss(id: string, actor: SessionUser): Promise<void> {
    return this.decide(id, actor, 'job.dismiss', (job) => job.remove());
  }

  /** The queue acts inside the transaction: where it refuses, the audit entry is rolled back. */
  private async decide(
    id: string,
    actor: SessionUser,
    action: AuditAction,
    act: (job: StoredJob) => Promise<void>,
  ): Promise<void> {
    const job = await this.failed(id);
    const { name, data, reason, attempts } = viewOf(job);
    const about = { ...data, reason, attempts };
    await this.db.transaction(async (manager) => {
      await this.audit.record(manager, {
        actor,
        action,
        subject: { type: 'job', id: numberOf(id), name },
        ...(action === 'job.dismiss'
          ? { before: about, after: null }
          : { before: null, after: about }),
      });
      await act(job).catch(async (error: unknown) => {
        // Another administrator was faster; any other error is the queue's own.
        if (await this.failed(id).catch(() => null)) throw error;
        throw RefusalError.of('job.not-failed');
      });
    });
  }

  private async failed(id: string): Promise<StoredJob> {
    const job = await answered(this.backend, this.backend.queue.getJob(id));
    if (job === undefined || !(await job.isFailed())) throw RefusalError.of('job.not-failed');
    return job;
  }
}

/** Jobs of a schedule have names for ids; subjects of the audit have numbers. */
const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

const viewOf = (job: StoredJob): FailedJob => ({
  id: job.id ?? '',
  name: job.name,
  data: isRecord(job.data) ? job.data : {},
  reason: job.failedReason.slice(0, maxReasonLength),
  attempts: job.attemptsMade,
  enqueuedAt: new Date(job.timestamp).toISOString(),
  failedAt: job.finishedOn === undefined ? null : new Date(job.finishedOn).toISOString(),
});
