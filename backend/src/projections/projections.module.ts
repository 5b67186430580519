import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Match } from './match.entity.js';
import { PlayerStats } from './player-stats.entity.js';
import { Standing } from './standing.entity.js';

export const readModels = [Match, PlayerStats, Standing];

/** The read models, for other rooms to read. Rows are written by the appends that carry them. */
@Module({
  imports: [TypeOrmModule.forFeature(readModels)],
  exports: [TypeOrmModule],
})
export class ProjectionsModule {}
