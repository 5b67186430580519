import type { AccountView, MessageAnswer, SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Inject,
  Param,
  Patch,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/common/access.decorators.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { languageOf } from '../../platform/common/language.js';
import { linkNext } from '../../platform/common/pages.js';
import { publicOriginOf } from '../../platform/common/public-origin.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { AccountListQuery, UpdateAccountDto } from './account.dto.js';
import { AccountDecisionsService } from './account-decisions.service.js';
import { AccountEditsService } from './account-edits.service.js';
import { AccountListsService } from './account-lists.service.js';
import { accountMessages } from './account-messages.js';

@ApiTags('Accounts')
@Controller('api/users')
@Roles('admin')
export class AccountsController {
  constructor(
    private readonly lists: AccountListsService,
    private readonly decisions: AccountDecisionsService,
    private readonly edits: AccountEditsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  @Get('companies')
  companies(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('company', query), request, reply);
  }

  @Get('referees')
  referees(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('referee', query), request, reply);
  }

  @Get('spectators')
  spectators(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('public', query), request, reply);
  }

  @Get('administrators')
  administrators(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('admin', query), request, reply);
  }

  @Get('pending')
  pending(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.pending(query), request, reply);
  }

  @Patch(':id/approve')
  approve(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<AccountView> {
    return this.decisions.approve(id, actor);
  }

  @Delete(':id/reject')
  async reject(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    await this.decisions.reject(id, actor);
    return { message: accountMessages.rejected[languageOf(language)] };
  }

  @Patch(':id/deactivate')
  deactivate(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<AccountView> {
    return this.decisions.deactivate(id, actor);
  }

  @Patch(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateAccountDto,
    @CurrentUser() actor: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<AccountView> {
    const origin = publicOriginOf(request, this.runtime.config.publicOrigin);
    return this.edits.update(id, body, { actor, origin });
  }
}

async function linked(
  list: Promise<AccountView[]>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountView[]> {
  const page = await list;
  linkNext(page, request, reply);
  return page;
}
