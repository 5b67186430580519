import type { ConsoleGrants, ConsoleView } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleCookiesService } from '../../people/auth/console/console-cookies.service.js';
import { ConsoleDevicesService } from '../../people/auth/console/console-devices.service.js';
import { ConsoleDevice, Public } from '../../platform/api/access.decorators.js';
import { commandIdIn, DescribesCommandId } from '../../platform/api/command-origin.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { ConsoleEntriesService } from './console-entries.service.js';
import { ConsoleViewsService } from './console-views.service.js';
import { EnterConsoleDto } from './grant.dto.js';

@ApiTags('People at the table')
@Controller('api')
export class ConsoleController {
  constructor(
    private readonly entries: ConsoleEntriesService,
    private readonly devices: ConsoleDevicesService,
    private readonly cookies: ConsoleCookiesService,
    private readonly views: ConsoleViewsService,
  ) {}

  @ApiOperation({ summary: 'Open the console with a link, or with a code and PIN' })
  @DescribesCommandId('The id of the entry; a repeat gives the device the same cookie and number.')
  @Post('console/enter')
  @HttpCode(200)
  @Public()
  @Refuses(
    'auth.grant-expired',
    'auth.grant-revoked',
    'auth.grant-unknown',
    'auth.pin-locked',
    'auth.wrong-pin',
    'grant.too-many-devices',
  )
  enter(
    @Body() body: EnterConsoleDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConsoleView> {
    return this.entries.enter(body, commandIdIn(request), request, reply);
  }

  @ApiOperation({ summary: 'What this device may run now' })
  @Get('console')
  @ConsoleDevice()
  async own(@Req() request: FastifyRequest): Promise<ConsoleGrants> {
    const grants = await this.devices.grantsOf(this.cookies.tokenOf(request));
    return { grants: await this.views.of(grants) };
  }

  @ApiOperation({ summary: 'End scorer access on this device' })
  @Post('console/leave')
  @HttpCode(204)
  @Public()
  leave(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.entries.leave(request, reply);
  }
}
