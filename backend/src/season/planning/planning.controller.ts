import type { MovedFixtures, PlanAnswer, PlanProgress } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { commandRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AppliedPlansService } from './applied-plans.service.js';
import { ApplyPlanDto, PlanDto } from './planning.dto.js';
import { PlansService } from './plans.service.js';
import { RunningPlansService } from './running-plans.service.js';

const planIdPipe = new ParseUUIDPipe({
  exceptionFactory: () => RefusalError.of('schedule.plan-not-found'),
});

@ApiTags('Schedule')
@Controller('api/leagues/:id/schedule')
@Roles('admin')
export class PlanningController {
  constructor(
    private readonly plans: PlansService,
    private readonly running: RunningPlansService,
    private readonly applied: AppliedPlansService,
  ) {}

  @ApiOperation({ summary: 'Plan the slots of a season; nothing is written' })
  @Post('plan')
  @HttpCode(200)
  @Refuses('league.not-found', 'match.not-found', 'schedule.plan-running', 'service.unavailable')
  plan(@Param('id', IdPipe) id: number, @Body() request: PlanDto): Promise<PlanAnswer> {
    return this.plans.make(id, request);
  }

  @ApiOperation({ summary: 'The progress of a plan that is being made' })
  @Get('plans/:planId')
  @Refuses('schedule.plan-not-found')
  progress(
    @Param('id', IdPipe) id: number,
    @Param('planId', planIdPipe) planId: string,
  ): Promise<PlanProgress> {
    return this.running.progress(id, planId);
  }

  @ApiOperation({ summary: 'Stop a plan that is being made: it ends with its best so far' })
  @Delete('plans/:planId')
  @HttpCode(204)
  @Refuses('schedule.plan-not-found')
  stop(
    @Param('id', IdPipe) id: number,
    @Param('planId', planIdPipe) planId: string,
  ): Promise<void> {
    return this.running.stop(id, planId);
  }

  @ApiOperation({ summary: 'Move the matches of a league as a plan says, all or none' })
  @Post('apply')
  @HttpCode(200)
  @Refuses(...commandRefusals, 'league.not-found', 'schedule.begun', 'schedule.blackout')
  apply(
    @Param('id', IdPipe) id: number,
    @Body() request: ApplyPlanDto,
    @Origin() origin: CommandHeaders,
  ): Promise<MovedFixtures> {
    return this.applied.apply(id, request, origin);
  }
}
