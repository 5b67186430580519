import { inTime } from '../../platform/async/in-time.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';

/** All metrics would be missing with one that hangs. */
export const valueOr = <T>(pending: Promise<T>, otherwise: T): Promise<T> =>
  inTime(pending, silenceLimits.lookMs, () => otherwise).catch(() => otherwise);
