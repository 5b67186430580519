import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../../live/live.module.js';
import { AuthModule } from '../../people/auth/auth.module.js';
import { QueueModule } from '../../platform/queue/queue.module.js';
import { CloseFansVotesService } from './close-fans-votes.service.js';
import { FansMvp } from './fans-mvp.entity.js';
import { FansTalliesService } from './fans-tallies.service.js';
import { FansVotesController } from './fans-votes.controller.js';
import { FansVotesService } from './fans-votes.service.js';
import { MvpVote } from './mvp-vote.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MvpVote, FansMvp]), AuthModule, LiveModule, QueueModule],
  controllers: [FansVotesController],
  providers: [FansVotesService, FansTalliesService, CloseFansVotesService],
})
export class FansVotesModule {}
