import { handshakeLimits } from '../src/live/sockets/live-limits.js';
import { silenceLimits } from '../src/platform/async/silent-connection.js';
import { pictureLimits } from '../src/platform/pictures/picture-limits.js';

/**
 * A busy machine is silent for longer than a node waits for what it depends on. Whoever tests such a limit sets it;
 * others read it only once, so this is loaded before all of them.
 */
const longMs = 120_000;

/** As the product has them. */
export const usualSilenceLimits = { ...silenceLimits };

Object.assign(silenceLimits, {
  databaseMs: longMs,
  storageMs: longMs,
  redisMs: longMs,
  lookMs: longMs,
});
Object.assign(handshakeLimits, { finishMs: longMs });
Object.assign(pictureLimits, { decodeMs: longMs });
