import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { BareDocumentsService } from './bare-documents.service.js';
import { NewPlayersService } from './new-players.service.js';
import { Player } from './player.entity.js';
import { PlayerDecisionsService } from './player-decisions.service.js';
import { PlayerDocumentsService } from './player-documents.service.js';
import { PlayerEditsService } from './player-edits.service.js';
import { PlayerNewsService } from './player-news.service.js';
import { PlayerViewsService } from './player-views.service.js';
import { PlayersController } from './players.controller.js';
import { PlayersService } from './players.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Player]),
    TeamsModule,
    StorageModule,
    QueueModule,
    AuditModule,
    NoticesModule,
    AuthModule,
  ],
  controllers: [PlayersController],
  providers: [
    PlayersService,
    PlayerViewsService,
    NewPlayersService,
    PlayerDecisionsService,
    PlayerDocumentsService,
    PlayerEditsService,
    PlayerNewsService,
    BareDocumentsService,
  ],
  exports: [PlayersService, PlayerViewsService],
})
export class PlayersModule {}
