import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { ChangedMatchesService } from './changed-matches.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { FanOutService } from './fan-out.service.js';
import { IncompleteListsService } from './incomplete-lists.service.js';
import { MatchMessagesService } from './match-messages.service.js';

const everyMs = 5_000;
/** The next run continues where this one stops. */
const maxRunMs = 20_000;

/** From the log to the devices. Every step may be repeated, by several nodes at once. */
@Injectable()
export class PushNoticesService implements OnModuleInit {
  private running = false;

  constructor(
    private readonly jobs: JobsService,
    private readonly changed: ChangedMatchesService,
    private readonly messages: MatchMessagesService,
    private readonly lists: IncompleteListsService,
    private readonly fanOut: FanOutService,
    private readonly deliveries: DeliveriesService,
  ) {}

  onModuleInit(): void {
    this.jobs.every('push-notices', everyMs, async () => {
      if (!this.running) await this.run();
    });
  }

  async run(now = new Date()): Promise<void> {
    this.running = true;
    try {
      await this.changed.follow(now);
      await this.messages.announceSoon(now);
      await this.lists.announce(now);
      await this.messages.decide(now);
      await this.fanOut.dropExpired(now);
      await this.sendAll(now);
    } finally {
      this.running = false;
    }
  }

  private async sendAll(now: Date): Promise<void> {
    const end = performance.now() + maxRunMs;
    while (performance.now() < end) {
      const hasBatches = await this.fanOut.nextBatch(now);
      const hasDeliveries = await this.deliveries.nextBatch(now);
      if (!hasBatches && !hasDeliveries) return;
    }
  }
}
