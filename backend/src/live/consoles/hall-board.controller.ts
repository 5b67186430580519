import type { HallBoardLink } from '@kolo/domain';
import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConsoleAccess } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { qrPictureOf } from '../../platform/site-address/qr-picture.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { MatchCommandsService } from '../commands/match-commands.service.js';

@ApiTags('Running a match')
@Controller('api/matches/:id/hall-board')
@ConsoleAccess()
export class HallBoardController {
  constructor(
    private readonly matches: MatchCommandsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The link to the scoreboard for a TV in the hall, with its QR code' })
  @Get()
  @Refuses('match.not-found')
  async link(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<HallBoardLink> {
    const { matchId } = await this.matches.state(id);
    const url = `${this.address.forDevices(request).origin}/scoreboard/${matchId}`;
    return { url, qr: await qrPictureOf(url) };
  }
}
