import { Module } from '@nestjs/common';
import { LiveModule } from '../../live/live.module.js';
import { SuspensionsModule } from '../../season/discipline/suspensions.module.js';
import { FoundPlayersService } from './found-players.service.js';
import { PlayerPagesController } from './player-pages.controller.js';
import { PlayerPagesService } from './player-pages.service.js';

@Module({
  imports: [LiveModule, SuspensionsModule],
  controllers: [PlayerPagesController],
  providers: [PlayerPagesService, FoundPlayersService],
  exports: [PlayerPagesService, FoundPlayersService],
})
export class PlayerPagesModule {}
