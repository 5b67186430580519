import type { IncomingHttpHeaders } from 'node:http';

export const traceHeader = 'traceparent';
const shape = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** W3C asks servers to ignore a header that is not valid. */
export function traceparentIn({ [traceHeader]: given }: IncomingHttpHeaders): string | null {
  return typeof given === 'string' && shape.test(given) ? given : null;
}
