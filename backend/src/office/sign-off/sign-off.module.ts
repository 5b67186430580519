import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { SignOffController } from './sign-off.controller.js';
import { SignOffService } from './sign-off.service.js';
import { SignOffViewsService } from './sign-off-views.service.js';
import { TeamPinsController } from './team-pins.controller.js';
import { TeamPinsService } from './team-pins.service.js';

@Module({
  imports: [EventsModule, LiveModule],
  controllers: [SignOffController, TeamPinsController],
  providers: [SignOffService, SignOffViewsService, TeamPinsService],
  exports: [SignOffViewsService],
})
export class SignOffModule {}
