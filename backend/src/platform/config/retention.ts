export interface RetentionConfig {
  readonly rejectedDocumentsDays: number;
  /** Only the audit's words are deleted: its entries stay, by number. */
  readonly auditDetailsDays: number;
  readonly failedJobsDays: number;
  readonly outboxDays: number;
  /** An erasure leaves the archived reports of matches as they were signed. */
  readonly keepsReports: boolean;
}

interface Reader {
  whole(name: string, fallback: number, min: number, max: number): number;
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T;
}

const maxDays = 3_650;

export const retentionConfig = ({ whole, oneOf }: Reader): RetentionConfig => ({
  rejectedDocumentsDays: whole('KEEP_REJECTED_DOCUMENTS_DAYS', 30, 1, maxDays),
  auditDetailsDays: whole('KEEP_AUDIT_DETAILS_DAYS', 730, 1, maxDays),
  failedJobsDays: whole('KEEP_FAILED_JOBS_DAYS', 30, 1, maxDays),
  outboxDays: whole('KEEP_OUTBOX_DAYS', 30, 1, maxDays),
  keepsReports: oneOf('ERASURE_KEEPS_REPORTS', ['true', 'false'], 'false') === 'true',
});
