import type { OutsideAnswer } from './post-outside.js';

export type SendAnswer =
  | ({ kind: 'answered' } & OutsideAnswer)
  | { kind: 'refused' }
  | { kind: 'failed'; error: Error };

/** `refused` is set by our own guard: the address leads into a private network. */
export type Outcome =
  | { does: 'delivered' }
  | { does: 'unsubscribe' }
  | { does: 'drop' }
  | { does: 'fail' }
  | { does: 'retry'; at: Date };

const maxAttempts = 3;
const retryMs = 30_000;
const maxRetryMs = 24 * 60 * 60 * 1_000;

/** What becomes of a message and its subscription after the response of a push service (RFC 8030). */
export function deliveryOutcome(answer: SendAnswer, attempts: number, now: Date): Outcome {
  if (answer.kind === 'refused') return { does: 'unsubscribe' };
  if (answer.kind === 'failed') return again(attempts, null, now);
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { does: 'delivered' };
  switch (status) {
    case 404:
    case 410:
      return { does: 'unsubscribe' };
    case 429:
      return { does: 'retry', at: retryTime(retryAfter, attempts, now) };
    case 401:
    case 403:
    case 413:
      // Our message is wrong, not the device.
      return { does: 'drop' };
    default:
      return status >= 500 ? again(attempts, retryAfter, now) : { does: 'fail' };
  }
}

const again = (attempts: number, retryAfter: string | null, now: Date): Outcome =>
  attempts >= maxAttempts
    ? { does: 'fail' }
    : { does: 'retry', at: retryTime(retryAfter, attempts, now) };

/** Seconds or a date, as HTTP has it. */
function retryTime(retryAfter: string | null, attempts: number, now: Date): Date {
  const seconds = Number(retryAfter ?? Number.NaN);
  const given = Number.isNaN(seconds)
    ? Date.parse(retryAfter ?? '') - now.getTime()
    : seconds * 1_000;
  const wait = Number.isNaN(given) || given <= 0 ? retryMs * 2 ** (attempts - 1) : given;
  return new Date(now.getTime() + Math.min(wait, maxRetryMs));
}
