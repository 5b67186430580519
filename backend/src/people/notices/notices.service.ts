import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { Notice } from './notice.entity.js';
import type { NoticeContent, NoticeRecipient } from './notice.js';

export const sendNoticesJob = 'send-notices';

/** Long enough for the transaction that wrote the notice to commit; a later one waits for the next minute. */
const afterCommitMs = 1_000;

/** Mails that the product sends by itself are written down with what they tell of, in one transaction. */
@Injectable()
export class NoticesService {
  private readonly logger = new Logger('notices');

  constructor(private readonly jobs: JobsService) {}

  async add(
    manager: EntityManager,
    recipient: NoticeRecipient,
    { kind, data }: NoticeContent,
  ): Promise<void> {
    await manager.insert(Notice, { ...recipient, kind, data });
    if (kind === 'confirm-email') this.hurry();
  }

  /** Somebody waits for this mail. Without the queue it goes out with the next round. */
  private hurry(): void {
    this.jobs
      .enqueue(sendNoticesJob, {}, { id: 'now', delayMs: afterCommitMs })
      .catch((err: unknown) => this.logger.warn({ err }, 'a mail waits for the next round'));
  }
}
