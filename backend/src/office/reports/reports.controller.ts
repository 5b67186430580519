import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MatchParties, Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { PrinterService } from './printer.service.js';
import { ReportArchiveService } from './report-archive.service.js';
import { ReportInputsService, type ReportRequest } from './report-inputs.service.js';
import { DocumentQuery, ReportQuery } from './reports.dto.js';
import { sendDocument } from './send-document.js';

/** Documents of a match to read, print and search; open to whoever may watch it, but for the full report. */
@ApiTags('Reports')
@Controller('api/matches/:id')
@ApiProduces('application/pdf')
export class ReportsController {
  constructor(
    private readonly inputs: ReportInputsService,
    private readonly printer: PrinterService,
    private readonly archive: ReportArchiveService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The report of a match, without remarks and signatures' })
  @Get('report.pdf')
  @Watchers()
  @Refuses('match.not-found', 'match.not-initialised', 'service.unavailable')
  async report(
    @Param('id', IdPipe) matchId: number,
    @Query() query: ReportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    const input = await this.inputs.report(this.requestOf(matchId, query, request));
    const printed = await this.printer.print({ kind: 'match-report', input });
    await sendDocument(reply, printed, `kolo-${matchId}-v${input.version}-${input.language}`);
  }

  @ApiOperation({
    summary: 'The report of a match with signatures, remarks and protests',
    description: 'Of a version whose result was official: the file that was archived then.',
  })
  @Get('report-full.pdf')
  @MatchParties()
  @Refuses('match.not-found', 'match.not-initialised', 'service.unavailable')
  async fullReport(
    @Param('id', IdPipe) matchId: number,
    @Query() query: ReportQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    const input = await this.inputs.fullReport(this.requestOf(matchId, query, request));
    const { version, language } = input;
    const archived =
      query.version === undefined ? null : await this.archive.find({ matchId, version, language });
    const printed = archived ?? (await this.printer.print({ kind: 'match-report', input }));
    await sendDocument(reply, printed, `kolo-${matchId}-v${version}-full-${language}`);
  }

  @ApiOperation({ summary: 'The players of both teams before a match' })
  @Get('lineup.pdf')
  @Watchers()
  @Refuses('match.not-found', 'match.not-initialised', 'service.unavailable')
  async lineUp(
    @Param('id', IdPipe) matchId: number,
    @Query() query: DocumentQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    const input = await this.inputs.lineUp(this.requestOf(matchId, query, request));
    const printed = await this.printer.print({ kind: 'line-up-sheet', input });
    await sendDocument(reply, printed, `kolo-${matchId}-lineup-${input.language}`);
  }

  private requestOf(
    matchId: number,
    { lang = 'hr', version }: ReportQuery,
    request: FastifyRequest,
  ): ReportRequest {
    const origin = this.address.originFor(request);
    return { matchId, language: lang, origin, ...(version !== undefined && { version }) };
  }
}
