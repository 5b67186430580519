import type { AuditPage } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/api/access.decorators.js';
import { AuditQueryDto } from './audit.dto.js';
import { AuditPagesService } from './audit-pages.service.js';
import { placeFrom } from './audit-place.js';

@ApiTags('Audit')
@Controller('api/audit')
@Roles('admin')
export class AuditController {
  constructor(private readonly pages: AuditPagesService) {}

  @ApiOperation({ summary: 'Who changed what, the latest first' })
  @Get()
  page(@Query() { before, limit }: AuditQueryDto): Promise<AuditPage> {
    return this.pages.page(before === undefined ? null : placeFrom(before), limit);
  }
}
