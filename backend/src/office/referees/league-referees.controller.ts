import type { RefereeBoard, RefereeRules, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { RefereeBoardService } from './referee-board.service.js';
import { RefereeRulesDto } from './referee-rules.dto.js';
import { RefereeRulesService } from './referee-rules.service.js';

@ApiTags('Referees')
@Controller('api/leagues/:id')
@Roles('admin')
export class LeagueRefereesController {
  constructor(
    private readonly rules: RefereeRulesService,
    private readonly board: RefereeBoardService,
  ) {}

  @ApiOperation({ summary: 'Places, fees and deadlines for the referees of a league' })
  @Get('referee-rules')
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<RefereeRules> {
    return this.rules.of(id);
  }

  @ApiOperation({ summary: 'Set places, fees and deadlines for the referees of a league' })
  @Put('referee-rules')
  @Refuses('league.not-found')
  set(
    @Param('id', IdPipe) id: number,
    @Body() body: RefereeRulesDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeRules> {
    return this.rules.set(id, body, actor);
  }

  @ApiOperation({ summary: 'Who referees the matches of a league, and who could' })
  @Get('referee-board')
  @Refuses('league.not-found')
  boardOf(
    @Param('id', IdPipe) id: number,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeBoard> {
    return this.board.of(id, actor.id);
  }
}
