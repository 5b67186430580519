import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { sendCsv } from '../../platform/csv/send-csv.js';
import { ExportParams } from './exports.dto.js';
import { ExportsService } from './exports.service.js';

/** Whoever may read a table in the browser may take it as a file. */
@ApiTags('Leagues')
@Controller('api/leagues/:id/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @ApiOperation({ summary: 'The players of a league as a file, with those that wait for approval' })
  @ApiProduces('text/csv')
  @Get('players.csv')
  @Roles('admin')
  @Refuses('league.not-found')
  async players(
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<Sent<string>> {
    const text = await this.exports.players(id, languageOf(language));
    await sendCsv(reply, `kolo-${id}-players`, text);
  }

  @ApiOperation({ summary: 'A table of a league as a file for spreadsheets' })
  @ApiProduces('text/csv')
  @Get(':table.csv')
  @SignedIn()
  @Refuses('league.not-found')
  async file(
    @Param() { id, table }: ExportParams,
    @Res() reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<Sent<string>> {
    const text = await this.exports.file(id, table, languageOf(language));
    await sendCsv(reply, `kolo-${id}-${table}`, text);
  }
}
