import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { Notice } from './notice.entity.js';
import type { NoticeContent, NoticeRecipient } from './notice.js';

export const sendNoticesJob = 'send-notices';

/** Long enough for the writing transaction to commit; the next minute's round sends later ones. */
const afterCommitMs = 1_000;

/** Written in the transaction of what they are about. */
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
    if (kind === 'confirm-email' || kind === 'confirm-digest') this.hurry();
  }

  /** Without the queue it goes out with the next round. */
  private hurry(): void {
    this.jobs
      .enqueue(sendNoticesJob, {}, { id: 'now', delayMs: afterCommitMs })
      .catch((err: unknown) => this.logger.warn({ err }, 'a mail waits for the next round'));
  }
}
