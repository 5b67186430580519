import type { PredictionGroup, PredictionGroupView, SessionUser } from '@kolo/domain';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, SignedIn } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { LeagueQuery } from '../../platform/api/league-query.dto.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { SiteAddressService } from '../../platform/site-address/site-address.service.js';
import { GroupViewsService } from './group-views.service.js';
import { PredictionGroupsService, type StoredGroup } from './prediction-groups.service.js';
import { CreatePredictionGroupDto, JoinPredictionGroupDto } from './predictions.dto.js';

@ApiTags('Predictions')
@Controller('api/predictions/groups')
@SignedIn()
export class PredictionGroupsController {
  constructor(
    private readonly groups: PredictionGroupsService,
    private readonly views: GroupViewsService,
    private readonly address: SiteAddressService,
  ) {}

  @ApiOperation({ summary: 'The groups whose member one is' })
  @Get()
  @Header('cache-control', 'private, no-cache')
  async own(
    @CurrentUser() { id: userId }: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<PredictionGroup[]> {
    const groups = await this.groups.ofMember(userId);
    return groups.map((group) => this.withLink(group, request));
  }

  @ApiOperation({ summary: 'Make a group' })
  @Post()
  @Refuses('prediction.too-many-groups')
  async create(
    @Body() group: CreatePredictionGroupDto,
    @CurrentUser() { id: userId }: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<PredictionGroup> {
    return this.withLink(await this.groups.create(group, userId), request);
  }

  @ApiOperation({ summary: 'Join a group with the code of its link' })
  @Post(':id/join')
  @HttpCode(200)
  @Refuses('prediction.group-full', 'prediction.group-not-found', 'prediction.too-many-groups')
  async join(
    @Param('id', IdPipe) id: number,
    @Body() { code }: JoinPredictionGroupDto,
    @CurrentUser() { id: userId }: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<PredictionGroup> {
    return this.withLink(await this.groups.join(id, code, userId), request);
  }

  @ApiOperation({ summary: 'Standings and matches of a group' })
  @Get(':id')
  @Header('cache-control', 'private, no-cache')
  @Refuses('league.not-found', 'prediction.group-not-found')
  async view(
    @Param('id', IdPipe) id: number,
    @Query() { leagueId }: LeagueQuery,
    @CurrentUser() { id: userId }: SessionUser,
    @Req() request: FastifyRequest,
  ): Promise<PredictionGroupView> {
    return this.withLink(await this.views.of(id, userId, leagueId), request);
  }

  @ApiOperation({ summary: 'Leave a group' })
  @Delete(':id/membership')
  @HttpCode(204)
  leave(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<void> {
    return this.groups.leave(id, userId);
  }

  @ApiOperation({ summary: 'Remove a group' })
  @Delete(':id')
  @HttpCode(204)
  @Refuses('prediction.group-not-found', 'prediction.not-owner')
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<void> {
    return this.groups.remove(id, userId);
  }

  private withLink<Group extends StoredGroup>(
    group: Group,
    request: FastifyRequest,
  ): Group & { link: string } {
    const { origin } = this.address.forDevices(request);
    return { ...group, link: `${origin}/predictions?join=${group.id}-${group.code}` };
  }
}
