import { type RulingCommand, usualSeasonRules } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';

type Season = NonNullable<Extract<RulingCommand, { type: 'AwardResult' }>['season']>;

/** An award follows the rule sheet of the league and its season rules. */
@Injectable()
export class AwardRulesService {
  constructor(
    private readonly leagues: LeagueStatesService,
    private readonly rules: MatchRulesService,
  ) {}

  async of(leagueId: number | null): Promise<Season> {
    const { rules } = await this.rules.sheetOf(leagueId);
    const { awards } =
      leagueId === null ? usualSeasonRules : (await this.leagues.of(leagueId)).seasonRules.rules;
    const { keepsBetterPlayed, minusPoints } = awards;
    return { keepsBetterPlayed, minusPoints, forfeitScore: rules.forfeitScore };
  }
}
