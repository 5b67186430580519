import type { LiveRefused } from '@kolo/domain';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';

/** An id that no match has. */
const anyMatch = 2_147_483_647;

/** A browser does not say why a socket was refused, so the server is asked over HTTP. */
export async function watchingRefused(): Promise<LiveRefused | null> {
  try {
    await request(`/api/live/${anyMatch}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return null;
    return { ok: false, error: error.code ?? 'auth.required', message: error.message };
  }
}
