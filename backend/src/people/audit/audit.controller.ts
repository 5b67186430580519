import type { AuditPage } from '@kolo/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/common/access.decorators.js';
import { AuditQueryDto } from './audit.dto.js';
import { AuditPagesService } from './audit-pages.service.js';
import { placeFrom } from './audit-place.js';

@ApiTags('Audit')
@Controller('api/audit')
@Roles('admin')
export class AuditController {
  constructor(private readonly pages: AuditPagesService) {}

  @Get()
  page(@Query() { before, limit }: AuditQueryDto): Promise<AuditPage> {
    return this.pages.page(before === undefined ? null : placeFrom(before), limit);
  }
}
