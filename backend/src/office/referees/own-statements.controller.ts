import type { RefereeStatement, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, HttpCode, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { DocumentQuery, sendDocument } from '../reports/index.js';
import { PrinterService } from '../reports/printer.service.js';
import { statementCsv } from './statement-csv.js';
import { MonthPipe, RefereeKmDto } from './statements.dto.js';
import { StatementsService } from './statements.service.js';

/** Referees see their own money and nobody else's. */
@ApiTags('Referees')
@Controller('api/referee')
@Roles('referee', 'admin')
export class OwnStatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly printer: PrinterService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'One’s own statements, the newest first' })
  @Get('statements')
  @Refuses()
  of(@CurrentUser() { id }: SessionUser): Promise<RefereeStatement[]> {
    return this.statements.of(id);
  }

  @ApiOperation({ summary: 'One’s own statement of a month as a document' })
  @ApiProduces('application/pdf')
  @Get('statements/:month.pdf')
  @Refuses('service.unavailable')
  async pdf(
    @Param('month', MonthPipe) month: string,
    @Query() { lang = 'hr' }: DocumentQuery,
    @CurrentUser() { id }: SessionUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<Sent<Buffer>> {
    const statement = await this.statements.month(id, month);
    const name = await this.statements.nameOn(id);
    const url = `${this.address.originFor(request)}/referee`;
    const input = { language: lang, name, statement, url };
    const printed = await this.printer.print({ kind: 'referee-statement', input });
    await sendDocument(reply, printed, `kolo-${month}-${lang}`);
  }

  @ApiOperation({ summary: 'One’s own statement of a month for a spreadsheet' })
  @ApiProduces('text/csv')
  @Get('statements/:month.csv')
  @Refuses()
  async csv(
    @Param('month', MonthPipe) month: string,
    @CurrentUser() { id }: SessionUser,
    @Res() reply: FastifyReply,
  ): Promise<Sent<string>> {
    const statement = await this.statements.month(id, month);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="kolo-${month}.csv"`)
      .header('x-content-type-options', 'nosniff')
      .send(statementCsv(statement));
  }

  @ApiOperation({ summary: 'One’s own statement of a month' })
  @Get('statements/:month')
  @Refuses()
  month(
    @Param('month', MonthPipe) month: string,
    @CurrentUser() { id }: SessionUser,
  ): Promise<RefereeStatement> {
    return this.statements.month(id, month);
  }

  @ApiOperation({ summary: 'Say how far one has travelled to a match' })
  @Put('assignments/:id/km')
  @HttpCode(204)
  @Refuses('referee.assignment-not-found', 'referee.not-found', 'statement.closed')
  setKm(
    @Param('id', IdPipe) assignmentId: number,
    @Body() { km }: RefereeKmDto,
    @CurrentUser() { id }: SessionUser,
  ): Promise<void> {
    return this.statements.setKm(assignmentId, km, id);
  }
}
