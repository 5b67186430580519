import { type RulingCommand, type RulingSeason, usualSeasonRules } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';

type Ruling<Type> = Extract<RulingCommand, { type: Type }>;

/** Awards and annulments follow the rule sheet of the league and its season rules. */
@Injectable()
export class RulingRulesService {
  constructor(
    private readonly leagues: LeagueStatesService,
    private readonly rules: MatchRulesService,
  ) {}

  async award(
    leagueId: number | null,
    award: Omit<Ruling<'AwardResult'>, 'type' | 'season'>,
  ): Promise<RulingCommand> {
    return { type: 'AwardResult', ...award, season: await this.of(leagueId) };
  }

  async annul(
    leagueId: number | null,
    reason: Ruling<'AnnulMatch'>['reason'],
  ): Promise<RulingCommand> {
    return { type: 'AnnulMatch', reason, season: await this.of(leagueId) };
  }

  async of(leagueId: number | null): Promise<RulingSeason> {
    const { rules } = await this.rules.sheetOf(leagueId);
    const { awards, annulled } =
      leagueId === null ? usualSeasonRules : (await this.leagues.of(leagueId)).seasonRules.rules;
    const { keepsBetterPlayed, minusPoints } = awards;
    return {
      keepsBetterPlayed,
      minusPoints,
      cardsStay: annulled.cardsStay,
      forfeitScore: rules.forfeitScore,
      points: rules.points,
    };
  }
}
