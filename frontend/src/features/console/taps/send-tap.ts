import { byAccount, headers, type MatchAnswer, type RefusalCode } from '@kolo/domain';
import { ApiError } from '@/shared/api/api-error';
import { request } from '@/shared/api/request';
import { deviceId } from './device';
import type { Tap } from './tap';

export type SendOutcome =
  | { type: 'answered'; answer: MatchAnswer; sentAt: number; receivedAt: number }
  /** The server will never accept it; `message` is its sentence. */
  | { type: 'refused'; message: string }
  /** The id belongs to something else in the log; the tap itself may still be accepted. */
  | { type: 'id-taken'; message: string }
  /** Kept until the user signs in again, or somebody decides under which grant it is sent. */
  | { type: 'signed-out'; code?: string }
  /** No network or no working server: the same request goes out again later. */
  | { type: 'unreachable' };

const answerWithinMs = 10_000;

/** These statuses say nothing about the tap itself. */
const later: ReadonlySet<number> = new Set([408, 425, 429]);

const idTaken: ReadonlySet<string> = new Set<RefusalCode>([
  'request.command-id-reused',
  'request.command-id-elsewhere',
]);

/** The site was opened at an address that the operator has not configured, or not yet. */
const foreignOrigin = 'request.foreign-origin';

/**
 * Sends a tap once. Repeating it is harmless, because the command id goes with it.
 * @param signal gives up early, for instance when the network has changed
 */
export async function sendTap(tap: Tap, signal: AbortSignal): Promise<SendOutcome> {
  const sentAt = Date.now();
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const timer = setTimeout(giveUp, answerWithinMs);
  signal.addEventListener('abort', giveUp);
  try {
    const answer = await request<unknown>(tap.call.path, {
      method: tap.call.method,
      body: tap.call.body,
      signal: stop.signal,
      headers: {
        [headers.commandId]: tap.commandId,
        [headers.occurredAt]: tap.at,
        [headers.device]: deviceId(),
        [headers.grant]: String(tap.grant ?? byAccount),
      },
    });
    return isMatchAnswer(answer)
      ? { type: 'answered', answer, sentAt, receivedAt: Date.now() }
      : { type: 'unreachable' };
  } catch (error) {
    return failureOf(error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

export type Failed = Exclude<SendOutcome, { type: 'answered' }>;

/** What an error says about something that was sent. */
export function failureOf(error: unknown): Failed {
  // An answer without a code comes from something between us and the server.
  if (!(error instanceof ApiError) || error.code === undefined) return { type: 'unreachable' };
  if (error.status === 401 || error.code.startsWith('auth.'))
    return { type: 'signed-out', code: error.code };
  if (error.status >= 500 || later.has(error.status) || error.code === foreignOrigin)
    return { type: 'unreachable' };
  return { type: idTaken.has(error.code) ? 'id-taken' : 'refused', message: error.message };
}

/** The sign-in page of a public Wi-Fi also answers 200. */
const isMatchAnswer = (answer: unknown): answer is MatchAnswer =>
  typeof answer === 'object' && answer !== null && 'events' in answer && 'serverTime' in answer;
