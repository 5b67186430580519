import { Socket } from 'node:net';
import { destroySilent, silenceLimits } from '../async/silent-connection.js';
import { LosableClient } from './losable-client.js';

const destroy = destroySilent('database');

// pg's own `query_timeout` would leave a dead connection in the pool, so a connection that stays silent
// while a query is open is destroyed.
export class AnsweringClient extends LosableClient {
  private open = 0;

  /** `never` is the only return type that fits every signature that pg declares. */
  override query(...args: unknown[]): never {
    const callback = args.at(-1);
    const settle = this.watch();
    if (typeof callback === 'function') {
      const settled = (...outcome: unknown[]) => {
        settle();
        callback(...outcome);
      };
      return Reflect.apply(super.query, this, [...args.slice(0, -1), settled]) as never;
    }
    const answer: unknown = Reflect.apply(super.query, this, args);
    if (answer instanceof Promise) return answer.finally(settle) as never;
    settle();
    return answer as never;
  }

  private watch(): () => void {
    const { stream } = this.connection;
    if (!(stream instanceof Socket)) return () => {};
    this.open += 1;
    stream.setTimeout(silenceLimits.databaseMs, destroy);
    return () => {
      this.open -= 1;
      if (this.open === 0) stream.setTimeout(0, destroy);
    };
  }
}
