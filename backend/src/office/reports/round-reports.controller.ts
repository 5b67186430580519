import { limits } from '@kolo/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { PrinterService } from './printer.service.js';
import { DocumentQuery } from './reports.dto.js';
import { RoundReportsService } from './round-reports.service.js';
import { sendDocument } from './send-document.js';

@ApiTags('Reports')
@Controller('api/leagues/:id/rounds')
@ApiProduces('application/pdf')
export class RoundReportsController {
  constructor(
    private readonly rounds: RoundReportsService,
    private readonly printer: PrinterService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The results of a round, the table of its last day and the next round' })
  @Get(':round.pdf')
  @Watchers()
  @Refuses('league.not-found', 'match.not-found', 'service.unavailable')
  async round(
    @Param('id', IdPipe) leagueId: number,
    @Param('round', IdPipe) round: number,
    @Query() { lang = 'hr' }: DocumentQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    if (round > limits.rounds) throw RefusalError.of('match.not-found');
    const origin = this.address.originFor(request);
    const input = await this.rounds.input(leagueId, round, { language: lang, origin });
    const printed = await this.printer.print({ kind: 'round-report', input });
    await sendDocument(reply, printed, `kolo-${leagueId}-${round}-${lang}`);
  }
}
