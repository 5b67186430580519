import { inTime } from '../../platform/common/in-time.js';

/** Prometheus gives up after ten seconds, and all figures would be missing with the one that is waited for. */
const withinMs = 2_000;

/** What is asked of something that may be away or silent. */
export const valueOr = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
  inTime(asked, withinMs, () => otherwise).catch(() => otherwise);
