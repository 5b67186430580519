import type { Contact } from '@kolo/domain';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/api/access.decorators.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';

@ApiTags('Home')
@Controller('api/contact')
export class ContactController {
  constructor(@Inject(runtimeToken) private readonly runtime: Runtime) {}

  @ApiOperation({ summary: 'How to reach the league' })
  @Get()
  @Public()
  contact(): Contact {
    return this.runtime.config.contact;
  }
}
