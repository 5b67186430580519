import { byAccount, headers, type ManageView } from '@kolo/domain';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';

export type LoadOutcome =
  | { type: 'view'; view: ManageView; sentAt: number; receivedAt: number }
  | { type: 'missing' }
  | { type: 'signed-out'; code?: string }
  | { type: 'unreachable' };

const answerWithinMs = 10_000;

/** @param grant null for the account that is signed in */
export async function loadView(matchId: number, grant: number | null = null): Promise<LoadOutcome> {
  const sentAt = Date.now();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), answerWithinMs);
  try {
    const view = await request<unknown>(`/api/matches/${matchId}/manage`, {
      signal: stop.signal,
      headers: { [headers.grant]: String(grant ?? byAccount) },
    });
    return isManageView(view)
      ? { type: 'view', view, sentAt, receivedAt: Date.now() }
      : { type: 'unreachable' };
  } catch (error) {
    // An answer without a code comes from something between us and the server.
    if (!(error instanceof ApiError) || error.code === undefined) return { type: 'unreachable' };
    if (error.code === 'match.not-found') return { type: 'missing' };
    const isRefused = error.status === 401 || error.status === 403;
    return isRefused ? { type: 'signed-out', code: error.code } : { type: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** The sign-in page of a public Wi-Fi also answers 200. */
const isManageView = (answer: unknown): answer is ManageView =>
  typeof answer === 'object' && answer !== null && 'state' in answer && 'serverTime' in answer;
