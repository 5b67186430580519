import type { FailedJob, JobCounts, SessionUser } from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { JobParamsDto } from './job.dto.js';

@ApiTags('Jobs')
@Controller('api/jobs')
@Roles('admin')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly dead: FailedJobsService,
  ) {}

  @ApiOperation({ summary: 'How many jobs are in which state' })
  @Get()
  counts(): Promise<JobCounts> {
    return this.jobs.counts();
  }

  @ApiOperation({ summary: 'The jobs that failed' })
  @Get('failed')
  failed(): Promise<FailedJob[]> {
    return this.dead.list();
  }

  @ApiOperation({ summary: 'Run a failed job again' })
  @Post(':id/retry')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Refuses('job.not-failed')
  retry(@Param() { id }: JobParamsDto, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.dead.retry(id, actor);
  }

  @ApiOperation({ summary: 'Remove a failed job' })
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Refuses('job.not-failed')
  dismiss(@Param() { id }: JobParamsDto, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.dead.dismiss(id, actor);
  }
}
