import type { FansVoteView, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { CurrentUser, SignedIn, Watchers } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../platform/http/session-cookie.js';
import { FansVoteDto } from './fans-vote.dto.js';
import { FansVotesService } from './fans-votes.service.js';

/** As public as the match's live page; a signed-in reader also sees their own vote. */
@ApiTags('The fans’ MVP')
@Controller('api/matches/:id/mvp-votes')
export class FansVotesController {
  constructor(
    private readonly votes: FansVotesService,
    private readonly sessions: SessionsService,
  ) {}

  @ApiOperation({ summary: 'The fans’ votes of a match' })
  @Get()
  @Watchers()
  @Header('cache-control', 'private, no-cache')
  @Refuses('match.not-found')
  async tally(
    @Param('id', IdPipe) id: number,
    @Req() { cookies }: FastifyRequest,
  ): Promise<FansVoteView> {
    const user = await this.sessions.userOf(cookies[sessionCookie]);
    return this.votes.view(id, user?.id ?? null);
  }

  @ApiOperation({ summary: 'Vote for the player of the match' })
  @Post()
  @SignedIn()
  @HttpCode(200)
  @Refuses('match.not-found', 'vote.closed', 'vote.not-in-match', 'vote.not-open')
  vote(
    @Param('id', IdPipe) id: number,
    @Body() body: FansVoteDto,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<FansVoteView> {
    return this.votes.cast(id, body, userId);
  }
}
