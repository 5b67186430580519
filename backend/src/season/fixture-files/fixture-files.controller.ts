import { csvCells, csvHeaders, type ImportAnswer } from '@kolo/domain';
import { Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import type { Sent } from '../../platform/api/sent.js';
import { TakesCsv } from '../../platform/http/csv-body.js';
import { CsvLeaguesService } from './csv-leagues.service.js';
import { csvText } from './csv-records.js';
import { ImportQuery } from './fixture-files.dto.js';
import { FixtureImportsService } from './fixture-imports.service.js';

@ApiTags('Matches')
@Controller('api/leagues/:id/fixtures.csv')
@Roles('admin')
export class FixtureFilesController {
  constructor(
    private readonly leagues: CsvLeaguesService,
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
    const { fixtures, teams } = await this.leagues.of(id);
    const header = csvHeaders[languageOf(language)];
    const text = csvText([header, ...fixtures.map((fixture) => csvCells(fixture, teams))]);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="kolo-${id}.csv"`)
      .header('x-content-type-options', 'nosniff')
      .send(text);
  }

  @ApiOperation({ summary: 'Schedule and move matches by a file, all or none' })
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string', maxLength: 524_288 } })
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
  ): Promise<ImportAnswer> {
    if (!Buffer.isBuffer(body)) throw RefusalError.of('request.invalid');
    return dryRun === 'true'
      ? this.imports.dryRun(id, body)
      : this.imports.import(id, body, origin);
  }
}
