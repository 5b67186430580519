import type { StripLogo } from '@kolo/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/api/access.decorators.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SponsorsService } from './sponsors.service.js';

@ApiTags('Home')
@Controller('api/sponsors')
export class SponsorsController {
  constructor(private readonly sponsors: SponsorsService) {}

  @ApiOperation({ summary: 'The names and logos of teams and sponsors' })
  @Get()
  @CachedResponse()
  @Public()
  strip(): Promise<StripLogo[]> {
    return this.sponsors.strip();
  }
}
