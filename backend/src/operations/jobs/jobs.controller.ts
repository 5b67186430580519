import type { FailedJob, JobCounts, SessionUser } from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/common/access.decorators.js';
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

  @Get()
  counts(): Promise<JobCounts> {
    return this.jobs.counts();
  }

  @Get('failed')
  failed(): Promise<FailedJob[]> {
    return this.dead.list();
  }

  @Post(':id/retry')
  @HttpCode(HttpStatus.NO_CONTENT)
  retry(@Param() { id }: JobParamsDto, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.dead.retry(id, actor);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  dismiss(@Param() { id }: JobParamsDto, @CurrentUser() actor: SessionUser): Promise<void> {
    return this.dead.dismiss(id, actor);
  }
}
