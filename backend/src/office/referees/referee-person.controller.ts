import type {
  OwnRefereeProfile,
  RefereeAbsences,
  RefereeFeed,
  RefereeName,
  RefereeProfile,
  SessionUser,
} from '@kolo/domain';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { AbsencesService } from './absences.service.js';
import { ProfilesService } from './profiles.service.js';
import { RefereeFeedsService } from './referee-feeds.service.js';
import { RefereeNamesService } from './referee-names.service.js';
import {
  AbsencesDto,
  OwnRefereeProfileDto,
  RefereeNameDto,
  RefereeProfileDto,
} from './referee-person.dto.js';

@ApiTags('Referees')
@Controller('api')
@Roles('referee', 'admin')
export class RefereePersonController {
  constructor(
    private readonly absences: AbsencesService,
    private readonly profiles: ProfilesService,
    private readonly feeds: RefereeFeedsService,
    private readonly names: RefereeNamesService,
  ) {}

  @ApiOperation({ summary: 'Days on which one cannot referee' })
  @Get('referee/absences')
  @Refuses()
  absencesOf(@CurrentUser() { id }: SessionUser): Promise<RefereeAbsences> {
    return this.absences.of(id);
  }

  @ApiOperation({ summary: 'Set the days on which one cannot referee' })
  @Put('referee/absences')
  @Refuses('referee.absence-backwards')
  setAbsences(
    @Body() { absences }: AbsencesDto,
    @CurrentUser() { id }: SessionUser,
  ): Promise<RefereeAbsences> {
    return this.absences.set(id, absences);
  }

  @ApiOperation({ summary: 'One’s own name as spectators read it' })
  @Get('referee/name')
  @Refuses()
  nameOf(@CurrentUser() { id }: SessionUser): Promise<RefereeName> {
    return this.names.of(id);
  }

  @ApiOperation({ summary: 'Set one’s own name as spectators read it' })
  @Put('referee/name')
  @Refuses()
  setName(@Body() body: RefereeNameDto, @CurrentUser() user: SessionUser): Promise<RefereeName> {
    return this.names.set(body, user);
  }

  @ApiOperation({ summary: 'The companies for which one works or plays' })
  @Get('referee/profile')
  @Refuses('referee.not-found')
  own(@CurrentUser() { id }: SessionUser): Promise<OwnRefereeProfile> {
    return this.profiles.own(id);
  }

  @ApiOperation({ summary: 'Say for which companies one works or plays' })
  @Put('referee/profile')
  @Refuses('referee.not-found')
  async setOwn(
    @Body() { companies, playsFor }: OwnRefereeProfileDto,
    @CurrentUser() user: SessionUser,
  ): Promise<OwnRefereeProfile> {
    await this.profiles.set(user.id, { companies, playsFor }, user);
    return this.profiles.own(user.id);
  }

  @ApiOperation({ summary: 'What limits the matches that a referee may have' })
  @Get('referees/:id/profile')
  @Roles('admin')
  @Refuses('referee.not-found')
  of(@Param('id', IdPipe) userId: number): Promise<RefereeProfile> {
    return this.profiles.of(userId);
  }

  @ApiOperation({ summary: 'Limit the matches that a referee may have' })
  @Put('referees/:id/profile')
  @Roles('admin')
  @Refuses('referee.not-found')
  set(
    @Param('id', IdPipe) userId: number,
    @Body() { roles, companies, playsFor, excludedBy }: RefereeProfileDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeProfile> {
    return this.profiles.set(userId, { roles, companies, playsFor, excludedBy }, actor);
  }

  @ApiOperation({ summary: 'The address of one’s own calendar' })
  @Get('referee/feed')
  @Refuses()
  feed(@CurrentUser() { id }: SessionUser): Promise<RefereeFeed> {
    return this.feeds.of(id);
  }

  @ApiOperation({ summary: 'Give one’s own calendar a new address, which ends the old one' })
  @Post('referee/feed')
  @Refuses()
  renewFeed(@CurrentUser() { id }: SessionUser): Promise<RefereeFeed> {
    return this.feeds.renew(id);
  }
}
