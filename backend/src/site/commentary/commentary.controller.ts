import {
  type CommentaryDesk,
  type CommentaryRecord,
  type CommentaryView,
  commentaryLimits,
  type MatchView,
  type SessionUser,
} from '@kolo/domain';
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { CurrentUser, Public, Roles, Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { type Language, languageOf } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { withoutResult } from '../../season/matches/index.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import {
  CommentaryParamsDto,
  EditCommentaryDto,
  RegenerateCommentaryDto,
} from './commentary.dto.js';
import { CommentaryDeskService, kindOf } from './commentary-desk.service.js';
import { CommentaryTextsService } from './commentary-texts.service.js';

@ApiTags('Commentary')
@Controller('api/matches')
export class CommentaryController {
  constructor(
    private readonly matches: MatchReadsService,
    private readonly texts: CommentaryTextsService,
    private readonly desk: CommentaryDeskService,
    private readonly watching: WatchPermissionService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Played matches with a report, newest first; then fixtures to come, soonest first. */
  @ApiOperation({ summary: 'The matches that the home page shows' })
  @Get('commentary')
  @CachedResponse()
  @Public()
  async carousel(
    @Req() { cookies }: FastifyRequest,
    @Headers('accept-language') accepted?: string,
  ): Promise<MatchView[]> {
    const language = languageOf(accepted);
    const max = commentaryLimits.carousel;
    if (!(await this.watching.mayWatch(cookies[sessionCookie])))
      return (await this.matches.next(max, language)).map(withoutResult);
    const [reported, next] = await Promise.all([
      this.matches.reported(max, language),
      this.matches.next(max, language),
    ]);
    return [...reported, ...next];
  }

  /** The report of a played match, the preview of one to come. */
  @ApiOperation({ summary: 'The report of a played match, or the preview of one to come' })
  @Get(':id/commentary')
  @CachedResponse()
  @Watchers()
  @Refuses('match.not-found')
  shown(
    @Param('id', IdPipe) matchId: number,
    @Headers('accept-language') accepted?: string,
  ): Promise<CommentaryView> {
    const language = languageOf(accepted);
    return this.shared.answer(`commentary ${matchId} ${language}`, () =>
      this.read(matchId, language),
    );
  }

  @ApiOperation({ summary: 'All texts about a match' })
  @Get(':id/commentaries')
  @Roles('admin')
  @Refuses('match.not-found')
  all(@Param('id', IdPipe) matchId: number): Promise<CommentaryDesk> {
    return this.desk.desk(matchId);
  }

  @ApiOperation({ summary: 'Change, hide or show a text' })
  @Patch(':id/commentaries/:kind/:language')
  @Roles('admin')
  @Refuses('commentary.changed', 'commentary.not-found', 'commentary.not-yet', 'match.not-found')
  edit(
    @Param() { id, kind, language }: CommentaryParamsDto,
    @Body() body: EditCommentaryDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<CommentaryRecord> {
    if (body.text === undefined && body.hidden === undefined)
      throw RefusalError.of('request.invalid', 'text');
    return this.desk.edit({ matchId: id, kind, language }, body, actor);
  }

  @ApiOperation({ summary: 'Have a text written again' })
  @Post(':id/commentaries/:kind/:language/regenerate')
  @HttpCode(HttpStatus.OK)
  @Roles('admin')
  @Refuses(
    'commentary.changed',
    'commentary.not-found',
    'commentary.not-yet',
    'league.not-found',
    'match.not-found',
  )
  regenerate(
    @Param() { id, kind, language }: CommentaryParamsDto,
    @Body() body: RegenerateCommentaryDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<CommentaryRecord> {
    return this.desk.regenerate({ matchId: id, kind, language }, body, actor);
  }

  private async read(matchId: number, language: Language): Promise<CommentaryView> {
    const match = await this.matches.get(matchId);
    const kind = kindOf(match);
    if (kind === null || match.outcome !== undefined)
      return { matchId, kind: 'report', text: null, writtenAt: null };
    const found = await this.texts.find({ matchId, kind, language });
    if (found === null || found.hidden) return { matchId, kind, text: null, writtenAt: null };
    return { matchId, kind, text: found.text, writtenAt: found.writtenAt };
  }
}
