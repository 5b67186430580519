import type { MembershipPackage } from '@kolo/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Public } from '../../platform/api/access.decorators.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { SponsorshipPackage } from '../users/package.entity.js';

@ApiTags('Accounts')
@Controller('api/memberships')
export class MembershipsController {
  constructor(
    @InjectRepository(SponsorshipPackage)
    private readonly packages: Repository<SponsorshipPackage>,
    private readonly shared: SharedReadsService,
  ) {}

  @ApiOperation({ summary: 'The membership packages' })
  @Get()
  @CachedResponse()
  @Public()
  all(): Promise<MembershipPackage[]> {
    return this.shared.answer('memberships', () =>
      this.packages.find({
        select: { id: true, name: true, price: true, description: true, features: true },
        order: { price: 'ASC', id: 'ASC' },
      }),
    );
  }
}
