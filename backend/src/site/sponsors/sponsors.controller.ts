import type { StripLogo } from '@kolo/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorators.js';
import { KeptAnswer } from '../../platform/reads/kept-answer.decorator.js';
import { SponsorsService } from './sponsors.service.js';

@ApiTags('Home')
@Controller('api/sponsors')
export class SponsorsController {
  constructor(private readonly sponsors: SponsorsService) {}

  @ApiOperation({ summary: 'The names and logos of teams and sponsors' })
  @Get()
  @KeptAnswer()
  @Public()
  strip(): Promise<StripLogo[]> {
    return this.sponsors.strip();
  }
}
