import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MailerService } from '../../platform/mail/mailer.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { accountNews } from './account-news.js';
import { claim, type DueNotices, dueNotices, release } from './due-notices.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { NewsSourcesService } from './news-sources.service.js';
import { Notice } from './notice.entity.js';
import { confirmationMail, newsMail } from './notice-texts.js';
import { sendNoticesJob } from './notices.service.js';

const everyMs = 60_000;

@Injectable()
export class NoticeMailsService implements OnModuleInit {
  private readonly logger = new Logger('notices');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly address: SiteAddressService,
    private readonly jobs: JobsService,
    private readonly mailer: MailerService,
    private readonly confirmations: EmailConfirmationsService,
    private readonly sources: NewsSourcesService,
  ) {}

  onModuleInit(): void {
    this.sources.register(accountNews(this.db));
    this.jobs.every(sendNoticesJob, everyMs, () => this.send());
  }

  /**
   * A mail refused for good is dropped, one refused for now waits for the next round; other failures end this one.
   */
  async send(): Promise<void> {
    await this.sources.collect();
    for (const due of await dueNotices(this.db)) {
      if (!(await claim(this.db, due.ids))) continue;
      try {
        await this.mail(due);
      } catch (err) {
        const refusal = refusalOf(err);
        if (refusal !== 'for-good') await release(this.db, due.ids);
        if (refusal === null) throw err;
        this.logger.warn({ err, notices: due.ids }, 'the mail server refuses the address');
        if (refusal === 'for-now') continue;
        await this.sources.bounced(due.contents);
      }
      await this.db.manager.delete(Notice, due.ids);
    }
  }

  private async mail({ to, language, confirmed, user, contents }: DueNotices): Promise<void> {
    const confirmation = contents.find((content) => content.kind === 'confirm-email');
    if (confirmation !== undefined && user !== null && !confirmed) {
      const path = await this.confirmations.makeLink(user, to);
      const link = confirmation.data.origin + path;
      await this.mailer.send({ to, ...confirmationMail(link, language) });
    }
    if (!confirmed) return;
    const news = await this.sources.newsOf(contents, language);
    if (news.length === 0) return;
    const unsubscribe = news.find((one) => one.unsubscribe !== undefined)?.unsubscribe;
    await this.mailer.send({
      to,
      ...newsMail(news, this.address.origin, language),
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    });
  }
}

/** SMTP errors about one recipient; a wrong sign-in to the server (530–539) is for the operator to fix. */
function refusalOf(error: unknown): 'for-good' | 'for-now' | null {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return null;
  const code = Number(error.responseCode);
  if (code >= 550 && code < 560) return 'for-good';
  return code >= 450 && code <= 452 ? 'for-now' : null;
}
