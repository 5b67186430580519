export interface RetentionConfig {
  readonly rejectedDocumentsDays: number;
  /** Only the audit's words are deleted: its entries stay, by number. */
  readonly auditDetailsDays: number;
  readonly failedJobsDays: number;
  readonly outboxDays: number;
}

interface Reader {
  whole(name: string, fallback: number, min: number, max: number): number;
}

const maxDays = 3_650;

export const retentionConfig = ({ whole }: Reader): RetentionConfig => ({
  rejectedDocumentsDays: whole('KEEP_REJECTED_DOCUMENTS_DAYS', 30, 1, maxDays),
  auditDetailsDays: whole('KEEP_AUDIT_DETAILS_DAYS', 730, 1, maxDays),
  failedJobsDays: whole('KEEP_FAILED_JOBS_DAYS', 30, 1, maxDays),
  outboxDays: whole('KEEP_OUTBOX_DAYS', 30, 1, maxDays),
});
