import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../platform/mail/mail.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { EmailConfirmationsController } from './email-confirmations.controller.js';
import { EmailConfirmationsService } from './email-confirmations.service.js';
import { NewsSourcesService } from './news-sources.service.js';
import { Notice } from './notice.entity.js';
import { NoticeMailsService } from './notice-mails.service.js';
import { NoticesService } from './notices.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notice]), QueueModule, MailModule],
  controllers: [EmailConfirmationsController],
  providers: [NoticesService, EmailConfirmationsService, NewsSourcesService, NoticeMailsService],
  exports: [NoticesService, NewsSourcesService],
})
export class NoticesModule {}
