import { Module } from '@nestjs/common';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { RoundTeamsController } from './round-teams.controller.js';
import { RoundTeamsService } from './round-teams.service.js';

@Module({
  imports: [LeaguesModule, PlayersModule],
  controllers: [RoundTeamsController],
  providers: [RoundTeamsService],
})
export class RoundTeamsModule {}
