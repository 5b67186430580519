import type { LiveServer } from '../push/servers.js';
import { steadyTaps } from '../push/taps.js';
import { percentile } from '../report.js';

const tapsPerSecond = 20;

export interface TapTimes {
  p50: number;
  p99: number;
}

/** How long taps at a steady pace wait for their answers, ms. */
export async function tapTimes({ tap }: LiveServer, seconds: number): Promise<TapTimes> {
  const taps = await steadyTaps(tap, { tapsPerSecond, seconds });
  const times = taps.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
