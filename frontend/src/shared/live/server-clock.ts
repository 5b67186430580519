/** The `Date` header has whole seconds. */
const resolutionMs = 1_500;

/** Milliseconds to add to this device's clock; 0 without a usable `Date` header. */
export function clockOffset(date: string | null, sentAt: number, receivedAt: number): number {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return 0;
  const offset = serverTime + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(offset) <= resolutionMs ? 0 : offset;
}

let measured: Promise<number> | undefined;

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
