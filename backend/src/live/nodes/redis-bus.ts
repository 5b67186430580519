import { liveNamespace } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Namespace, Server } from 'socket.io';
import { Warnings } from '../../platform/common/warnings.js';
import type { Announcement, LiveBus, ViewerCount } from './live-bus.js';
import { earOf, mouthOf } from './redis-connections.js';

/** Names of what nodes tell each other; browsers never hear them. */
const announcement = 'announcement';
const viewers = 'viewers';

/** A network that swallows packets tells nobody: a connection that is silent for so long is cut. */
const answersWithinMs = 5_000;

/**
 * socket.io's Redis adapter, used for one thing: a node tells the other nodes and waits for nobody.
 * Messages may be lost and Redis may be away; nodes find out from the log within a second, so nothing
 * here is repeated or kept. Whoever sends to sockets sends to its own: a message that every node
 * sends on is where duplicates come from.
 */
export class RedisBus implements LiveBus {
  private readonly warnings = new Warnings(new Logger(RedisBus.name));
  private readonly speaker: Redis;
  private readonly ear: Redis;
  private readonly asking: NodeJS.Timeout;
  private live: Namespace | null = null;
  private toAnnouncement: (announcement: Announcement) => void = () => {};
  private toViewers: (viewers: ViewerCount) => void = () => {};

  constructor(url: string) {
    this.speaker = new Redis(url, {
      ...{ enableOfflineQueue: false, maxRetriesPerRequest: 0 },
      socketTimeout: answersWithinMs,
    });
    this.ear = new Redis(url, { maxRetriesPerRequest: null, socketTimeout: answersWithinMs });
    for (const redis of [this.speaker, this.ear])
      redis.on('error', (error: Error) => this.failed(error));
    this.asking = setInterval(() => this.askEar(), answersWithinMs).unref();
  }

  get connected(): boolean {
    return this.speaker.status === 'ready' && this.ear.status === 'ready';
  }

  join(io: Server): void {
    const failed = (error: unknown) => this.failed(error);
    io.adapter(
      createAdapter(mouthOf(this.speaker, failed), earOf(this.ear, failed), { key: 'kolo' }),
    );
    const live = io.of(liveNamespace);
    live.on(announcement, (told: Announcement) => this.toAnnouncement(told));
    live.on(viewers, (told: ViewerCount) => this.toViewers(told));
    this.live = live;
  }

  onAnnouncement(listener: (announcement: Announcement) => void): void {
    this.toAnnouncement = listener;
  }

  onViewers(listener: (viewers: ViewerCount) => void): void {
    this.toViewers = listener;
  }

  announce(told: Announcement): void {
    this.tell(announcement, told);
  }

  count(told: ViewerCount): void {
    this.tell(viewers, told);
  }

  async close(): Promise<void> {
    clearInterval(this.asking);
    this.speaker.disconnect();
    this.ear.disconnect();
  }

  private tell(name: string, message: Announcement | ViewerCount): void {
    if (this.speaker.status === 'ready') this.live?.serverSideEmit(name, message);
  }

  /** Who only listens does not notice that nothing can come any more. */
  private askEar(): void {
    if (this.ear.status === 'ready') this.ear.ping().catch((error) => this.failed(error));
  }

  /** Also what another node said and this one does not understand: it may be of another version. */
  private failed(error: unknown): void {
    this.warnings.say(error instanceof Error ? error : new Error(String(error)), 'Redis');
  }
}
