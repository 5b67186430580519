import { liveNamespace } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Namespace, Server } from 'socket.io';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { Warnings } from '../../platform/log/warnings.js';
import type { Announcement, LiveBus, ViewerCount } from './live-bus.js';
import { publisherOf, subscriberOf } from './redis-connections.js';

const announcement = 'announcement';
const viewers = 'viewers';

/**
 * socket.io's Redis adapter, used only between servers. Messages may get lost: nodes read the log
 * every second. Each node sends to its own sockets alone, or watchers would get duplicates.
 */
export class RedisBus implements LiveBus {
  private readonly warnings = new Warnings(new Logger(RedisBus.name));
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly pinging: NodeJS.Timeout;
  private live: Namespace | null = null;
  private toAnnouncement: (announcement: Announcement) => void = () => {};
  private toViewers: (viewers: ViewerCount) => void = () => {};

  constructor(url: string) {
    this.publisher = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      socketTimeout: silenceLimits.redisMs,
    });
    this.subscriber = new Redis(url, {
      maxRetriesPerRequest: null,
      socketTimeout: silenceLimits.redisMs,
    });
    for (const redis of [this.publisher, this.subscriber])
      redis.on('error', (error: Error) => this.failed(error));
    this.pinging = setInterval(() => this.pingSubscriber(), silenceLimits.redisMs).unref();
  }

  get connected(): boolean {
    return this.publisher.status === 'ready' && this.subscriber.status === 'ready';
  }

  join(io: Server): void {
    const failed = (error: unknown) => this.failed(error);
    io.adapter(
      createAdapter(publisherOf(this.publisher, failed), subscriberOf(this.subscriber, failed), {
        key: 'kolo',
      }),
    );
    const live = io.of(liveNamespace);
    live.on(announcement, (message: Announcement) => this.toAnnouncement(message));
    live.on(viewers, (message: ViewerCount) => this.toViewers(message));
    this.live = live;
  }

  onAnnouncement(listener: (announcement: Announcement) => void): void {
    this.toAnnouncement = listener;
  }

  onViewers(listener: (viewers: ViewerCount) => void): void {
    this.toViewers = listener;
  }

  announce(message: Announcement): void {
    this.publish(announcement, message);
  }

  count(message: ViewerCount): void {
    this.publish(viewers, message);
  }

  async close(): Promise<void> {
    clearInterval(this.pinging);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private publish(name: string, message: Announcement | ViewerCount): void {
    if (this.publisher.status === 'ready') this.live?.serverSideEmit(name, message);
  }

  /** A subscriber that only listens does not notice a dead connection. */
  private pingSubscriber(): void {
    if (this.subscriber.status === 'ready')
      this.subscriber.ping().catch((error) => this.failed(error));
  }

  private failed(error: unknown): void {
    this.warnings.report(error instanceof Error ? error : new Error(String(error)), 'Redis');
  }
}
