import { csvCells, csvHeaders, type ImportAnswer, type SessionUser } from '@kolo/domain';
import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { csvText } from '../../platform/csv/csv-records.js';
import { sendCsv } from '../../platform/csv/send-csv.js';
import { csvLimit, TakesCsv } from '../../platform/http/csv-body.js';
import { CsvFixturesService } from './csv-fixtures.service.js';
import { FixtureImportsService } from './fixture-imports.service.js';
import { ImportQuery } from './imports.dto.js';

@ApiTags('Matches')
@Controller('api/leagues/:id/fixtures.csv')
@Roles('admin')
export class FixtureFilesController {
  constructor(
    private readonly fixtures: CsvFixturesService,
    private readonly imports: FixtureImportsService,
  ) {}

  @ApiOperation({ summary: 'The fixtures of a league as a file for spreadsheets' })
  @ApiProduces('text/csv')
  @Get()
  @Refuses('league.not-found')
  async export(
    @Param('id', IdPipe) id: number,
    @Res() reply: FastifyReply,
    @Headers('accept-language') language?: string,
  ): Promise<Sent<string>> {
    const { fixtures, teams } = await this.fixtures.of(id);
    const header = csvHeaders[languageOf(language)];
    const text = csvText([header, ...fixtures.map((fixture) => csvCells(fixture, teams))]);
    await sendCsv(reply, `kolo-${id}`, text);
  }

  @ApiOperation({ summary: 'Schedule and move matches by a file, all or none' })
  @ApiConsumes('text/csv', 'text/tab-separated-values')
  @ApiBody({ schema: { type: 'string', maxLength: csvLimit } })
  @Post()
  @TakesCsv()
  @HttpCode(200)
  @Refuses(
    'import.rows-invalid',
    'league.not-found',
    'match.busy',
    'request.command-id-reused',
    'request.invalid',
  )
  import(
    @Param('id', IdPipe) id: number,
    @Query() { dryRun }: ImportQuery,
    @Req() { body }: FastifyRequest,
    @Origin() origin: CommandHeaders,
    @CurrentUser() actor: SessionUser,
  ): Promise<ImportAnswer> {
    if (!Buffer.isBuffer(body)) throw RefusalError.of('request.invalid');
    const command = { leagueId: id, bytes: body, origin, actor };
    return dryRun === 'true' ? this.imports.dryRun(command) : this.imports.import(command);
  }
}
