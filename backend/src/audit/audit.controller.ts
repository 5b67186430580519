import type { AuditPage } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../auth/access.decorators.js';
import { AuditQueryDto } from './audit.dto.js';
import { AuditLog } from './audit-log.service.js';

@ApiTags('Audit')
@Controller('api/audit')
@Roles('admin')
export class AuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  page(@Query() { before, limit }: AuditQueryDto): Promise<AuditPage> {
    return this.audit.page(before, limit);
  }
}
