import type { RefereeRules, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { RefereeRulesDto } from './referee-rules.dto.js';
import { RefereeRulesService } from './referee-rules.service.js';

@ApiTags('Referees')
@Controller('api/leagues/:id/referee-rules')
@Roles('admin')
export class RefereeRulesController {
  constructor(private readonly rules: RefereeRulesService) {}

  @ApiOperation({ summary: 'Places, fees and deadlines for the referees of a league' })
  @Get()
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<RefereeRules> {
    return this.rules.of(id);
  }

  @ApiOperation({ summary: 'Set places, fees and deadlines for the referees of a league' })
  @Put()
  @Refuses('league.not-found')
  set(
    @Param('id', IdPipe) id: number,
    @Body() body: RefereeRulesDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<RefereeRules> {
    return this.rules.set(id, body, actor);
  }
}
