export interface FailedJob {
  id: string;
  name: string;
  data: Record<string, unknown>;
  reason: string;
  attempts: number;
  enqueuedAt: string;
  failedAt: string | null;
}

const jobStates = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;
export type JobState = (typeof jobStates)[number];

export type JobCounts = Record<JobState, number>;
