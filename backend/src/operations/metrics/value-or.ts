import { inTime } from '../../platform/async/in-time.js';

/** Prometheus gives up after ten seconds, and all metrics would be missing with one that hangs. */
const withinMs = 2_000;

export const valueOr = <T>(pending: Promise<T>, otherwise: T): Promise<T> =>
  inTime(pending, withinMs, () => otherwise).catch(() => otherwise);
