import type { DecisionAnswer, LeagueSeasonRules } from '@kolo/domain';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { Public, Roles } from '../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../platform/api/command-origin.js';
import { decisionRefusals } from '../../platform/api/command-refusals.js';
import { IdPipe } from '../../platform/api/id.pipe.js';
import { Refuses } from '../../platform/api/refuses.decorator.js';
import { CachedResponse } from '../../platform/reads/cached-response.decorator.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { DecisionsService } from './decisions.service.js';
import { SeasonRulesDto } from './season-rules.dto.js';

@ApiTags('Decisions')
@Controller('api/leagues/:id/season-rules')
export class SeasonRulesController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly states: LeagueStatesService,
    private readonly leagues: LeaguesService,
    private readonly shared: SharedReadsService,
  ) {}

  @ApiOperation({ summary: 'The season rules of a league' })
  @Get()
  @CachedResponse()
  @Public()
  @Refuses('league.not-found')
  async of(@Param('id', IdPipe) id: number): Promise<LeagueSeasonRules> {
    return this.shared.answer(`season-rules ${id}`, async () => {
      await this.leagues.get(id);
      return (await this.states.of(id)).seasonRules;
    });
  }

  @ApiOperation({ summary: 'Set the season rules of a league' })
  @Put()
  @Roles('admin')
  @Refuses(...decisionRefusals, 'season-rules.methods', 'season-rules.steps')
  set(
    @Param('id', IdPipe) id: number,
    @Body() { text, ...rules }: SeasonRulesDto,
    @Origin() origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decisions.setSeasonRules(id, rules, text, origin);
  }
}
