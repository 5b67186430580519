import type { SessionUser, SessionView } from '@kolo/domain';
import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, SignedIn } from '../../../platform/api/access.decorators.js';
import { IdPipe } from '../../../platform/api/id.pipe.js';
import { Refuses } from '../../../platform/api/refuses.decorator.js';
import { sessionCookie } from '../../../platform/http/session-cookie.js';
import { SessionListService } from './session-list.service.js';

@ApiTags('Session')
@Controller('api/user/sessions')
export class SessionListController {
  constructor(private readonly list: SessionListService) {}

  @ApiOperation({ summary: 'Where the account is signed in' })
  @Get()
  @SignedIn()
  own(
    @CurrentUser() { id }: SessionUser,
    @Req() { cookies }: FastifyRequest,
  ): Promise<SessionView[]> {
    return this.list.of(id, cookies[sessionCookie]);
  }

  @ApiOperation({ summary: 'End all other sessions' })
  @Delete()
  @HttpCode(204)
  @SignedIn()
  endOthers(@CurrentUser() { id }: SessionUser, @Req() { cookies }: FastifyRequest): Promise<void> {
    return this.list.endOthers(id, cookies[sessionCookie]);
  }

  @ApiOperation({ summary: 'End one session' })
  @Delete(':id')
  @HttpCode(204)
  @SignedIn()
  @Refuses('session.not-found')
  end(@CurrentUser() { id }: SessionUser, @Param('id', IdPipe) session: number): Promise<void> {
    return this.list.end(id, session);
  }
}
