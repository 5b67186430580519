import type { ErrorAnswer, LiveRefused } from '@kolo/domain';

export type Polled =
  | { type: 'current' | 'failed' }
  | { type: 'refused'; status: number; refused: LiveRefused }
  | { type: 'answer'; body: unknown; tag: string | null };

/**
 * A frame without an origin (`sandbox`) would have to ask first whether it may send a tag, so its browser
 * compares.
 */
export async function readPoll(
  path: string,
  tag: string | null,
  signal: AbortSignal,
): Promise<Polled> {
  try {
    const response = await fetch(path, {
      signal,
      credentials: 'same-origin',
      ...(globalThis.origin === 'null'
        ? { cache: 'no-cache' }
        : { cache: 'no-store', headers: tag === null ? {} : { 'If-None-Match': tag } }),
    });
    if (response.status === 304) return { type: 'current' };
    if (response.ok)
      return { type: 'answer', body: await response.json(), tag: response.headers.get('etag') };
    if (response.status >= 500 || response.status === 429) return { type: 'failed' };
    const { status } = response;
    const { error, message } = (await response.json()) as ErrorAnswer;
    return { type: 'refused', status, refused: { ok: false, error, message } };
  } catch {
    // A poll that failed is repeated by the next round.
    return { type: 'failed' };
  }
}
