import { percentile } from './report.js';

/** How long something takes, ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** How long it takes usually, ms. */
export async function medianOf(samples: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < samples; n += 1) times.push(await timed(work));
  return percentile(times, 0.5);
}
