import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { MatchRulesModule } from '../../registry/match-rules/match-rules.module.js';
import { SuspensionsModule } from '../../season/discipline/suspensions.module.js';
import { ChangedMatchesService } from './changed-matches.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { FanOutService } from './fan-out.service.js';
import { IncompleteListsService } from './incomplete-lists.service.js';
import { MatchMessagesService } from './match-messages.service.js';
import { PushController } from './push.controller.js';
import { PushKeysService } from './push-keys.service.js';
import { PushNoticesService } from './push-notices.service.js';
import { PushSenderService } from './push-sender.service.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@Module({
  imports: [EventsModule, MatchRulesModule, QueueModule, SuspensionsModule],
  controllers: [PushController],
  providers: [
    PushKeysService,
    PushSubscriptionsService,
    ChangedMatchesService,
    MatchMessagesService,
    IncompleteListsService,
    FanOutService,
    PushSenderService,
    DeliveriesService,
    PushNoticesService,
  ],
})
export class PushNoticesModule {}
