import { Module } from '@nestjs/common';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { SuspensionsModule } from '../../season/discipline/suspensions.module.js';
import { ChannelMessagesService } from './channel-messages.service.js';
import { ChannelNewsService } from './channel-news.service.js';
import { ChannelSenderService } from './channel-sender.service.js';
import { CompanyChannelController } from './company-channel.controller.js';
import { CompanyChannelService } from './company-channel.service.js';

@Module({
  imports: [NoticesModule, QueueModule, SuspensionsModule],
  controllers: [CompanyChannelController],
  providers: [
    ChannelMessagesService,
    ChannelNewsService,
    ChannelSenderService,
    CompanyChannelService,
  ],
})
export class CompanyChannelModule {}
