import { Module } from '@nestjs/common';
import { LeaguesModule } from '../../registry/leagues/leagues.module.js';
import { PlayersModule } from '../../registry/players/players.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({
  imports: [LeaguesModule, ImportsModule, MatchesModule, PlayersModule, StatisticsModule],
  controllers: [ExportsController],
  providers: [ExportsService],
  exports: [ExportsService],
})
export class ExportsModule {}
