import { limits, type OwnPlayerView, type PendingPlayer, type SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { FileAnswer } from '../../platform/api/file-answer.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { validationPipe } from '../../platform/api/validation.pipe.js';
import { AccessLogService } from '../../platform/http/access-log.service.js';
import { TakesForm } from '../../platform/http/multipart-body.js';
import { mediaTypesOf } from '../../platform/storage/file-kinds.js';
import { UploadsService } from '../../platform/storage/uploads.service.js';
import { TeamsService } from '../teams/teams.service.js';
import { NewPlayersService } from './new-players.service.js';
import {
  AddPlayerDto,
  AddPlayerForm,
  DocumentForm,
  PlayerStatusDto,
  ReturnPlayerDto,
  UpdatePlayerDto,
} from './player.dto.js';
import { PlayerDecisionsService } from './player-decisions.service.js';
import { PlayerDocumentsService } from './player-documents.service.js';
import { PlayerEditsService } from './player-edits.service.js';
import { PlayerViewsService } from './player-views.service.js';

const documentConstraints = {
  fileField: 'employmentDocument',
  kinds: ['pdf', 'jpg', 'png'],
  maxBytes: limits.employmentDocumentBytes,
} as const;

@ApiTags('Players')
@Controller('api/players')
export class PlayersController {
  private readonly checked = validationPipe();

  constructor(
    private readonly views: PlayerViewsService,
    private readonly newPlayers: NewPlayersService,
    private readonly decisions: PlayerDecisionsService,
    private readonly documents: PlayerDocumentsService,
    private readonly edits: PlayerEditsService,
    private readonly teams: TeamsService,
    private readonly uploads: UploadsService,
    private readonly access: AccessLogService,
  ) {}

  @ApiOperation({ summary: 'Enter a player' })
  @Post()
  @Roles('company', 'admin')
  @TakesForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AddPlayerForm })
  @Refuses(
    'auth.forbidden',
    'auth.required',
    'file.broken-picture',
    'file.no-space',
    'file.too-large',
    'file.wrong-type',
    'player.not-found',
    'player.number-taken',
    'player.team-full',
    'team.not-found',
  )
  add(@Req() request: FastifyRequest, @CurrentUser() actor: SessionUser): Promise<OwnPlayerView> {
    return this.uploads.take(request, documentConstraints, async ({ fields, file }) => {
      const player: AddPlayerDto = await this.checked.transform(fields, {
        type: 'body',
        metatype: AddPlayerDto,
      });
      return this.newPlayers.add(player, file, actor);
    });
  }

  @ApiOperation({ summary: 'Players who wait for approval' })
  @Get('pending')
  @Roles('admin')
  pending(): Promise<PendingPlayer[]> {
    return this.views.pending();
  }

  @ApiOperation({ summary: 'The players of one’s own teams' })
  @Get('my-team/stats')
  @Roles('company')
  own(@CurrentUser() { id }: SessionUser): Promise<OwnPlayerView[]> {
    return this.views.ofOwner(id);
  }

  @ApiOperation({ summary: 'The players of a team' })
  @Get('team/:teamId')
  @Roles('admin')
  @Refuses('team.not-found')
  async ofTeam(@Param('teamId', IdPipe) teamId: number): Promise<OwnPlayerView[]> {
    const { id } = await this.teams.view(teamId);
    return this.views.ofTeam(id);
  }

  @ApiOperation({ summary: 'Change a player' })
  @Patch(':id')
  @Roles('company', 'admin')
  @Refuses(
    'auth.forbidden',
    'player.not-found',
    'player.number-taken',
    'player.rejected',
    'player.team-full',
    'player.withdrawn',
  )
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdatePlayerDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<OwnPlayerView> {
    return this.edits.update(id, body, actor);
  }

  @ApiOperation({ summary: 'Send a player’s document' })
  @Put(':id/document')
  @Roles('company', 'admin')
  @TakesForm()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: DocumentForm })
  @Refuses(
    'auth.forbidden',
    'auth.required',
    'file.broken-picture',
    'file.no-space',
    'file.too-large',
    'file.wrong-type',
    'player.not-found',
    'player.number-taken',
    'player.rejected',
    'player.team-full',
    'player.withdrawn',
  )
  setDocument(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentUser() actor: SessionUser,
  ): Promise<OwnPlayerView> {
    return this.uploads.take(request, documentConstraints, async ({ file }) => {
      if (file === null) throw RefusalError.of('request.invalid', 'employmentDocument');
      return this.edits.setDocument(id, file, actor);
    });
  }

  @ApiOperation({ summary: 'Withdraw a player from the team' })
  @Post(':id/withdraw')
  @HttpCode(HttpStatus.OK)
  @Roles('company', 'admin')
  @Refuses(
    'auth.forbidden',
    'player.not-found',
    'player.number-taken',
    'player.rejected',
    'player.team-full',
    'player.withdrawn',
  )
  withdraw(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<OwnPlayerView> {
    return this.edits.withdraw(id, actor);
  }

  @ApiOperation({ summary: 'Bring a withdrawn player back' })
  @Post(':id/return')
  @HttpCode(HttpStatus.OK)
  @Roles('company', 'admin')
  @Refuses(
    'auth.forbidden',
    'player.not-found',
    'player.not-withdrawn',
    'player.number-taken',
    'player.rejected',
    'player.team-full',
  )
  bringBack(
    @Param('id', IdPipe) id: number,
    @Body() body: ReturnPlayerDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<OwnPlayerView> {
    return this.edits.bringBack(id, body, actor);
  }

  @ApiOperation({ summary: 'Approve or reject a player' })
  @Patch(':id/status')
  @Roles('admin')
  @Refuses('player.already-decided', 'player.not-approved', 'player.not-found')
  decide(
    @Param('id', IdPipe) id: number,
    @Body() body: PlayerStatusDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<PendingPlayer> {
    return this.decisions.decide(id, body, actor);
  }

  @ApiOperation({ summary: 'A player’s document' })
  @Get(':id/document')
  @Roles('company', 'admin')
  @FileAnswer('private', mediaTypesOf(documentConstraints.kinds))
  @Refuses('auth.forbidden', 'file.no-space', 'player.no-document', 'player.not-found')
  async document(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { content, kind, type, bytes } = await this.documents.read(id, reader);
    this.access.record('document-read', request, { accountId: reader.id, playerId: id });
    return new StreamableFile(content, {
      type,
      length: bytes,
      disposition: `attachment; filename="player-${id}.${kind}"`,
    });
  }
}
