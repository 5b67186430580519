import { Module } from '@nestjs/common';
import { TeamsModule } from '../../registry/teams/teams.module.js';
import { HeadToHeadController } from './head-to-head.controller.js';
import { HeadToHeadService } from './head-to-head.service.js';

@Module({
  imports: [TeamsModule],
  controllers: [HeadToHeadController],
  providers: [HeadToHeadService],
})
export class RecordsModule {}
