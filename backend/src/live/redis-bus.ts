import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { Announcement, LiveBus, ViewerCount } from './live-bus.js';

const announcements = 'kolo:live:events';
const viewerCounts = 'kolo:live:viewers';

/**
 * Redis pub/sub. It may lose messages and it may be away: then nodes find out from the log within a
 * second, so nothing here waits, repeats or queues.
 */
export class RedisBus implements LiveBus {
  private readonly logger = new Logger(RedisBus.name);
  private readonly speaker: Redis;
  private readonly ear: Redis;
  private toAnnouncement: (announcement: Announcement) => void = () => {};
  private toViewers: (viewers: ViewerCount) => void = () => {};

  constructor(url: string) {
    const settings = { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: false };
    this.speaker = new Redis(url, settings);
    this.ear = new Redis(url, { maxRetriesPerRequest: null });
    for (const redis of [this.speaker, this.ear])
      redis.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    this.ear.on('message', (channel: string, text: string) => this.heard(channel, text));
    this.ear
      .subscribe(announcements, viewerCounts)
      .catch((error: Error) => this.logger.warn(`Redis: ${error.message}`));
  }

  onAnnouncement(listener: (announcement: Announcement) => void): void {
    this.toAnnouncement = listener;
  }

  onViewers(listener: (viewers: ViewerCount) => void): void {
    this.toViewers = listener;
  }

  announce(announcement: Announcement): void {
    this.tell(announcements, announcement);
  }

  count(viewers: ViewerCount): void {
    this.tell(viewerCounts, viewers);
  }

  async close(): Promise<void> {
    this.speaker.disconnect();
    this.ear.disconnect();
  }

  private tell(channel: string, message: Announcement | ViewerCount): void {
    if (this.speaker.status !== 'ready') return;
    this.speaker
      .publish(channel, JSON.stringify(message))
      .catch((error: Error) => this.logger.warn(`Redis: ${error.message}`));
  }

  /** Our own nodes speak here, perhaps of another version: what is not understood comes from the log. */
  private heard(channel: string, text: string): void {
    try {
      if (channel === announcements) this.toAnnouncement(JSON.parse(text) as Announcement);
      else this.toViewers(JSON.parse(text) as ViewerCount);
    } catch (error) {
      this.logger.warn({ err: error }, 'A message of another node was not understood');
    }
  }
}
