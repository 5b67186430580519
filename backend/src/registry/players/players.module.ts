import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../people/audit/audit.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { NoticesModule } from '../../people/notices/notices.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { NewPlayers } from './new-players.service.js';
import { Player } from './player.entity.js';
import { PlayerDecisions } from './player-decisions.service.js';
import { PlayerDocuments } from './player-documents.service.js';
import { PlayerEditsService } from './player-edits.service.js';
import { PlayerViews } from './player-views.service.js';
import { PlayersController } from './players.controller.js';
import { PlayersService } from './players.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Player]),
    TeamsModule,
    StorageModule,
    AuditModule,
    NoticesModule,
    AuthModule,
  ],
  controllers: [PlayersController],
  providers: [
    PlayersService,
    PlayerViews,
    NewPlayers,
    PlayerDecisions,
    PlayerDocuments,
    PlayerEditsService,
  ],
  exports: [PlayersService, PlayerViews],
})
export class PlayersModule {}
