import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { SignOffController } from './sign-off.controller.js';
import { SignOffService } from './sign-off.service.js';
import { SignOffViewsService } from './sign-off-views.service.js';

@Module({
  imports: [EventsModule, LiveModule],
  controllers: [SignOffController],
  providers: [SignOffService, SignOffViewsService],
  exports: [SignOffViewsService],
})
export class SignOffModule {}
