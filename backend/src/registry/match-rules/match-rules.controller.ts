import type { LeagueMatchRules, SessionUser } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../platform/api/access.decorators.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { MatchRulesRequestDto } from './match-rules.dto.js';
import { MatchRulesService } from './match-rules.service.js';
import { MatchRulesWritesService } from './match-rules-writes.service.js';

@ApiTags('Leagues')
@Controller('api/leagues/:id/match-rules')
export class MatchRulesController {
  constructor(
    private readonly rules: MatchRulesService,
    private readonly writes: MatchRulesWritesService,
  ) {}

  @ApiOperation({ summary: 'The rule sheet of a league' })
  @Get()
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  of(@Param('id', IdPipe) id: number): Promise<LeagueMatchRules> {
    return this.rules.of(id);
  }

  @ApiOperation({ summary: 'Change the rule sheet of a league' })
  @Put()
  @Roles('admin')
  @Refuses(
    'league.not-found',
    'match-rules.forfeit',
    'match-rules.last-minutes',
    'match-rules.list-too-short',
    'match-rules.min-players',
    'match-rules.missing',
    'match-rules.no-decision',
    'match-rules.no-exclusion',
    'match-rules.points',
  )
  change(
    @Param('id', IdPipe) id: number,
    @Body() body: MatchRulesRequestDto,
    @CurrentUser() actor: SessionUser,
  ): Promise<LeagueMatchRules> {
    return this.writes.change(id, body, actor);
  }
}
