import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../../events/events.module.js';
import { LiveModule } from '../../live/live.module.js';
import { AuditModule } from '../../people/audit/audit.module.js';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { AppealsController } from './appeals.controller.js';
import { DisciplineController } from './discipline.controller.js';
import { DisciplineModule } from './discipline.module.js';
import { FinePaymentRow } from './fine-payment.entity.js';
import { FinePaymentsController } from './fine-payments.controller.js';
import { FinePaymentsService } from './fine-payments.service.js';
import { OwnDisciplineController } from './own-discipline.controller.js';
import { PublishedSuspensionsService } from './published-suspensions.service.js';
import { SuspensionsController } from './suspensions.controller.js';
import { SuspensionsService } from './suspensions.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([FinePaymentRow]),
    AuditModule,
    LeaguesModule,
    EventsModule,
    PlayersModule,
    TeamsModule,
    DecisionsModule,
    LiveModule,
    DisciplineModule,
  ],
  controllers: [
    DisciplineController,
    FinePaymentsController,
    OwnDisciplineController,
    SuspensionsController,
    AppealsController,
  ],
  providers: [SuspensionsService, PublishedSuspensionsService, FinePaymentsService],
  exports: [PublishedSuspensionsService],
})
export class SuspensionsModule {}
