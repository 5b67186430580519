import type { AccountView, MessageAnswer, SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  Param,
  Patch,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { languageOf } from '../../platform/api/language.js';
import { linkNext } from '../../platform/api/pages.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
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
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'Active accounts of companies' })
  @Get('companies')
  companies(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('company', query), request, reply);
  }

  @ApiOperation({ summary: 'Active accounts of referees' })
  @Get('referees')
  referees(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('referee', query), request, reply);
  }

  @ApiOperation({ summary: 'Active accounts of spectators' })
  @Get('spectators')
  spectators(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('public', query), request, reply);
  }

  @ApiOperation({ summary: 'Active accounts of administrators' })
  @Get('administrators')
  administrators(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.active('admin', query), request, reply);
  }

  @ApiOperation({ summary: 'Accounts that wait for approval' })
  @Get('pending')
  pending(
    @Query() query: AccountListQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountView[]> {
    return linked(this.lists.pending(query), request, reply);
  }

  @ApiOperation({ summary: 'Approve an account' })
  @Patch(':id/approve')
  @Refuses('account.already-rejected', 'account.not-found', 'account.not-pending')
  approve(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<AccountView> {
    return this.decisions.approve(id, actor);
  }

  @ApiOperation({ summary: 'Reject an account' })
  @Delete(':id/reject')
  @Refuses('account.already-rejected', 'account.in-use', 'account.not-found', 'account.not-pending')
  async reject(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
    @Headers('accept-language') language?: string,
  ): Promise<MessageAnswer> {
    await this.decisions.reject(id, actor);
    return { message: accountMessages.rejected[languageOf(language)] };
  }

  @ApiOperation({ summary: 'Deactivate an account' })
  @Patch(':id/deactivate')
  @Refuses(
    'account.already-rejected',
    'account.last-administrator',
    'account.not-active',
    'account.not-found',
    'account.own-deactivation',
  )
  deactivate(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<AccountView> {
    return this.decisions.deactivate(id, actor);
  }

  @ApiOperation({ summary: 'Change an account' })
  @Patch(':id')
  @Refuses(
    'account.company-incomplete',
    'account.email-taken',
    'account.last-administrator',
    'account.not-found',
    'account.unknown-membership',
    'account.username-taken',
  )
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateAccountDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<AccountView> {
    const origin = this.address.originForMails;
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
