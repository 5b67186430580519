import type { IncomingHttpHeaders } from 'node:http';

export const traceHeader = 'traceparent';
const shape = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The caller's W3C trace context; null when it sends none, or one that is not right, which is no mistake. */
export function traceparentIn({ [traceHeader]: given }: IncomingHttpHeaders): string | null {
  return typeof given === 'string' && shape.test(given) ? given : null;
}
