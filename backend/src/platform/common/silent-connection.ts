import type { Socket } from 'node:net';

/** How long a connection may be silent while an answer is due. One object, so that tests can wait less. */
export const silenceLimits = {
  /** No statement of a serving node takes nearly as long. */
  databaseMs: 10_000,
  storageMs: 10_000,
  redisMs: 5_000,
};

/**
 * For `socket.setTimeout`: destroys a connection on which nothing comes or goes any more. A network that
 * swallows packets tells nobody, and TCP itself gives up only after a quarter of an hour. Redis and mail have
 * options of their own for it (`socketTimeout`).
 */
export const destroySilent = (whose: string) =>
  function (this: Socket): void {
    this.destroy(Object.assign(new Error(`The ${whose} is silent`), { code: 'ETIMEDOUT' }));
  };
