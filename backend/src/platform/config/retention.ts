/** After how many days what is kept about people goes by itself. */
export interface RetentionConfig {
  /** Proofs of employment of players who were rejected, from the decision on. */
  readonly rejectedDocumentsDays: number;
  /** What the audit says in words; its entries stay, by number. */
  readonly auditDetailsDays: number;
  readonly failedJobsDays: number;
  /** Mails that were written to the outbox folder instead of being sent. */
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
