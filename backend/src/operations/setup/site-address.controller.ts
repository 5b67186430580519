import type { SessionUser, SiteAddressView } from '@kolo/domain';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { SiteAddressDto } from './site-address.dto.js';
import { SiteAddressChangesService } from './site-address-changes.service.js';

@ApiTags('Setup')
@Controller('api/site-address')
@Roles('admin')
export class SiteAddressController {
  constructor(
    private readonly address: SiteAddressService,
    private readonly changes: SiteAddressChangesService,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  @ApiOperation({ summary: 'The address under which people reach the site' })
  @Get()
  view(): SiteAddressView {
    return this.address.view();
  }

  @ApiOperation({ summary: 'Change the address of the site' })
  @Put()
  @Refuses('site.address-fixed', 'site.address-invalid')
  async change(
    @Body() { origin: typed }: SiteAddressDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<SiteAddressView> {
    if (this.address.view().isFixed) throw RefusalError.of('site.address-fixed');
    await this.db.transaction((manager) => this.changes.change(manager, typed, actor));
    await this.address.read();
    return this.address.view();
  }
}
