import { inTime } from '../../platform/async/in-time.js';

/** Prometheus gives up after ten seconds, and all metrics would be missing with one that hangs. */
const withinMs = 2_000;

export const valueOr = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  inTime(asked, withinMs, () => otherwise).catch(() => otherwise);
