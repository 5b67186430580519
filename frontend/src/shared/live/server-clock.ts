/** How far this device's clock is off, so that a running minute is the same on every screen. */

/** The `Date` header counts whole seconds: a smaller difference cannot be told from none. */
const resolutionMs = 1_500;

/**
 * @param date the `Date` header of an answer
 * @param sentAt epoch milliseconds by this device's clock, as `receivedAt`
 * @returns milliseconds to add to this device's clock; 0 when the header says nothing
 */
export function clockOffset(date: string | null, sentAt: number, receivedAt: number): number {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return 0;
  const offset = told + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(offset) <= resolutionMs ? 0 : offset;
}

let measured: Promise<number> | undefined;

/** Asked once a page load; a server that does not answer leaves the device's own clock. */
export function serverClockOffset(): Promise<number> {
  measured ??= measure();
  return measured;
}

async function measure(): Promise<number> {
  const sentAt = Date.now();
  try {
    const { headers } = await fetch('/api/health', { method: 'HEAD', cache: 'no-store' });
    return clockOffset(headers.get('date'), sentAt, Date.now());
  } catch {
    measured = undefined;
    return 0;
  }
}
