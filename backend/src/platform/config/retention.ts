import type { EnvironmentReader } from './environment-reader.js';

export interface RetentionConfig {
  readonly rejectedDocumentsDays: number;
  /** Only the audit's words are deleted: its entries stay, by number. */
  readonly auditDetailsDays: number;
  readonly failedJobsDays: number;
  readonly outboxDays: number;
  /** An erasure leaves the archived reports of matches as they were signed. */
  readonly keepsReports: boolean;
}

const maxDays = 3_650;

export const retentionConfig = (read: EnvironmentReader): RetentionConfig => ({
  rejectedDocumentsDays: read.whole('KEEP_REJECTED_DOCUMENTS_DAYS', 30, 1, maxDays),
  auditDetailsDays: read.whole('KEEP_AUDIT_DETAILS_DAYS', 730, 1, maxDays),
  failedJobsDays: read.whole('KEEP_FAILED_JOBS_DAYS', 30, 1, maxDays),
  outboxDays: read.whole('KEEP_OUTBOX_DAYS', 30, 1, maxDays),
  keepsReports: read.isTrue('ERASURE_KEEPS_REPORTS', false),
});
