import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EmailConfirmationsController } from './email-confirmations.controller.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { MovedMatchesService } from './moved-matches.service.js';
import { NoticeMailsService } from './notice-mails.service.js';
import { NoticesService } from './notices.service.js';

/** What the product mails by itself, and the confirmation of the addresses it mails to. */
@Module({
  imports: [JobsModule, MailModule],
  controllers: [EmailConfirmationsController],
  providers: [NoticesService, EmailConfirmationsService, MovedMatchesService, NoticeMailsService],
  exports: [NoticesService],
})
export class NoticesModule {}
