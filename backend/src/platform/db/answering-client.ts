import { Socket } from 'node:net';
import { Client } from 'pg';
import { destroySilent, silenceLimits } from '../common/silent-connection.js';

const destroy = destroySilent('database');

/**
 * A pool's client whose connection is destroyed when it is silent while a query is open. pg's own
 * `query_timeout` would leave the dead connection in the pool. Whoever waited cannot know whether the
 * statement was done. A client that only listens has no query open.
 */
export class AnsweringClient extends Client {
  private open = 0;

  /** Typed `never`, the one return type that fits every signature that pg declares. */
  override query(...asked: unknown[]): never {
    const callback = asked.at(-1);
    const settle = this.watch();
    if (typeof callback === 'function') {
      const settled = (...outcome: unknown[]) => {
        settle();
        callback(...outcome);
      };
      return Reflect.apply(super.query, this, [...asked.slice(0, -1), settled]) as never;
    }
    const answer: unknown = Reflect.apply(super.query, this, asked);
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
