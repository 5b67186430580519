import type { ImportAnswer, ImportBatch, ImportKind, SessionUser } from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { csvLimit, TakesCsv } from '../../platform/http/csv-body.js';
import { CompanyFileService } from './company-file.service.js';
import { FixtureImportsService } from './fixture-imports.service.js';
import { ImportBatchesService } from './import-batches.service.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportParams, ImportQuery } from './imports.dto.js';
import { PlayerFileService } from './player-file.service.js';
import { type ImportCommand, TableImportsService } from './table-imports.service.js';

@ApiTags('Leagues')
@Controller('api/leagues/:id/imports')
@Roles('admin')
export class ImportsController {
  constructor(
    private readonly batches: ImportBatchesService,
    private readonly tables: TableImportsService,
    private readonly fixtures: FixtureImportsService,
    private readonly players: PlayerFileService,
    private readonly companies: CompanyFileService,
    private readonly undos: ImportUndoService,
  ) {}

  @ApiOperation({ summary: 'The files that were imported into a league' })
  @Get()
  @Refuses('league.not-found')
  list(@Param('id', IdPipe) id: number): Promise<ImportBatch[]> {
    return this.batches.ofLeague(id);
  }

  @ApiOperation({ summary: 'Import companies, players or fixtures from a file, all or none' })
  @ApiConsumes('text/csv', 'text/tab-separated-values')
  @ApiBody({ schema: { type: 'string', maxLength: csvLimit } })
  @Post(':file')
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
    @Param() { id: leagueId, file: kind }: ImportParams,
    @Query() { dryRun }: ImportQuery,
    @Req() { body: bytes }: FastifyRequest,
    @Origin() origin: CommandHeaders,
    @CurrentUser() actor: SessionUser,
  ): Promise<ImportAnswer> {
    if (!Buffer.isBuffer(bytes)) throw RefusalError.of('request.invalid');
    const command = { leagueId, bytes, origin, actor };
    return dryRun === 'true' ? this.dryRun(kind, command) : this.importTable(kind, command);
  }

  @ApiOperation({ summary: 'Undo an import while nothing of it is in use' })
  @Delete(':file')
  @HttpCode(204)
  @Refuses('import.not-found', 'import.used', 'league.not-found', 'match.busy')
  undo(
    @Param('id', IdPipe) id: number,
    @Param('file', IdPipe) batchId: number,
    @Origin() origin: CommandHeaders,
    @CurrentUser() actor: SessionUser,
  ): Promise<void> {
    return this.undos.undo(id, batchId, { actor, origin });
  }

  private dryRun(kind: ImportKind, command: ImportCommand): Promise<ImportAnswer> {
    switch (kind) {
      case 'companies':
        return this.tables.dryRun(this.companies, command);
      case 'players':
        return this.tables.dryRun(this.players, command);
      case 'fixtures':
        return this.fixtures.dryRun(command);
    }
  }

  private importTable(kind: ImportKind, command: ImportCommand): Promise<ImportAnswer> {
    switch (kind) {
      case 'companies':
        return this.tables.import(this.companies, command);
      case 'players':
        return this.tables.import(this.players, command);
      case 'fixtures':
        return this.fixtures.import(command);
    }
  }
}
