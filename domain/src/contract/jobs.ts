/** `GET /api/jobs/failed`: work that was given up after its last attempt, newest first. */
export interface FailedJob {
  id: string;
  name: string;
  /** What the job was about, as its room wrote it. */
  data: Record<string, unknown>;
  /** What went wrong the last time. */
  reason: string;
  attempts: number;
  /** ISO 8601 instants. */
  enqueuedAt: string;
  failedAt: string | null;
}

export const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

/** `GET /api/jobs`: how many jobs the queue keeps in each state. */
export type JobCounts = Record<JobState, number>;
