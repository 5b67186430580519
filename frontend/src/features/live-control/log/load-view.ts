import type { ManageView } from '@kolo/domain';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';

export type LoadOutcome =
  | { type: 'view'; view: ManageView; sentAt: number; receivedAt: number }
  | { type: 'missing' }
  | { type: 'signed-out' }
  | { type: 'unreachable' };

const answerWithinMs = 10_000;

export async function loadView(matchId: number): Promise<LoadOutcome> {
  const sentAt = Date.now();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerWithinMs);
  try {
    const view = await request<unknown>(`/api/matches/${matchId}/manage`, {
      signal: stop.signal,
    });
    return isManageView(view)
      ? { type: 'view', view, sentAt, receivedAt: Date.now() }
      : { type: 'unreachable' };
  } catch (error) {
    // An answer without a code comes from something between us and the server.
    if (!(error instanceof ApiError) || error.code === undefined) return { type: 'unreachable' };
    if (error.code === 'match.not-found') return { type: 'missing' };
    return { type: error.status === 401 || error.status === 403 ? 'signed-out' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** The sign-in page of a public Wi-Fi also answers 200. */
const isManageView = (answer: unknown): answer is ManageView =>
  typeof answer === 'object' && answer !== null && 'state' in answer && 'serverTime' in answer;
