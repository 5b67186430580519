import type { Socket } from 'node:net';

/** The limits are one object, so that tests can shorten them. */
export const silenceLimits = {
  /** No statement of a serving node takes nearly as long. */
  databaseMs: 10_000,
  storageMs: 10_000,
  redisMs: 5_000,
  /** Whoever asks how a node is has a limit of their own: Prometheus gives up after ten seconds. */
  lookMs: 2_000,
};

/** TCP notices dropped packets only after 15 minutes. Redis and mail have their own `socketTimeout`. */
export const destroySilent = (service: string) =>
  function (this: Socket): void {
    this.destroy(Object.assign(new Error(`The ${service} is silent`), { code: 'ETIMEDOUT' }));
  };
