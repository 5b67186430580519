import type { Redis } from 'ioredis';

const maxUnanswered = 1_000;

type Failed = (error: unknown) => void;
type Listener = (...message: unknown[]) => unknown;

/**
 * The adapter ignores what becomes of a message: a refused one would end the process, and messages
 * to a Redis that hangs would pile up.
 */
export function publisherOf(redis: Redis, failed: Failed) {
  let unanswered = 0;
  return {
    publish: (channel: string, message: string | Buffer): void => {
      if (redis.status !== 'ready' || unanswered >= maxUnanswered) return;
      unanswered += 1;
      redis
        .publish(channel, message)
        .catch(failed)
        .finally(() => {
          unanswered -= 1;
        });
    },
    on: (): void => {},
  };
}

/** A message that breaks the adapter must not end the process. */
export function subscriberOf(redis: Redis, failed: Failed) {
  return {
    subscribe: (channels: string[]): void => void redis.subscribe(...channels).catch(failed),
    psubscribe: (pattern: string): void => void redis.psubscribe(pattern).catch(failed),
    on: (event: string, listener: Listener): void => {
      if (event === 'error') return;
      redis.on(event, async (...message: unknown[]) => {
        try {
          await listener(...message);
        } catch (error) {
          failed(error);
        }
      });
    },
  };
}
