import type { Socket } from 'node:net';

/**
 * For `socket.setTimeout`: destroys a connection on which nothing comes or goes any more. A network that
 * swallows packets tells nobody, and TCP itself gives up only after a quarter of an hour. Redis and mail have
 * options of their own for it (`socketTimeout`).
 */
export const destroySilent = (whose: string) =>
  function (this: Socket): void {
    this.destroy(Object.assign(new Error(`The ${whose} is silent`), { code: 'ETIMEDOUT' }));
  };
