import { type AwardKind, awardKinds, type LeagueAward, type SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { AwardKindPipe } from './award-kind.pipe.js';
import { ChooseAwardDto } from './awards.dto.js';
import { AwardsService } from './awards.service.js';
import { ChosenAwardsService } from './chosen-awards.service.js';

@ApiTags('Awards')
@Controller('api/leagues/:id/awards')
export class AwardsController {
  constructor(
    private readonly awards: AwardsService,
    private readonly chosen: ChosenAwardsService,
  ) {}

  @ApiOperation({ summary: 'The awards of a season, as far as they are known' })
  @Get()
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<LeagueAward[]> {
    return this.awards.of(id);
  }

  @ApiOperation({ summary: 'Choose who gets an award, or undo the choice' })
  @ApiParam({ name: 'award', enum: awardKinds })
  @Put(':award')
  @Roles('admin')
  @Refuses('league.not-found', 'award.not-found', 'award.wrong-winner')
  async choose(
    @Param('id', IdPipe) id: number,
    @Param('award', AwardKindPipe) kind: AwardKind,
    @Body() body: ChooseAwardDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<LeagueAward[]> {
    await this.chosen.choose(id, kind, body, actor);
    return this.awards.of(id);
  }
}
