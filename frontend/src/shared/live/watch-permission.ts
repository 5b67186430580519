import type { LiveRefused } from '@kolo/domain';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';

/** No match has it: what is asked is only whether one may watch at all. */
const anyMatch = 2_147_483_647;

/**
 * A browser does not tell why a socket was refused; over HTTP the server says it.
 * @returns the refusal where watching needs a session, else null
 */
export async function watchingRefused(): Promise<LiveRefused | null> {
  try {
    await request(`/api/live/${anyMatch}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return null;
    return { ok: false, error: error.code ?? 'auth.required', message: error.message };
  }
}
