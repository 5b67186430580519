import {
  type Fixture,
  type MatchRules,
  type RuleSheet,
  rulesInStage,
  type StagePlace,
  stageOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';
import { LeagueStatesService } from './league-states.service.js';

type Placed = Pick<Fixture, 'leagueId'> & { place?: StagePlace };

/** The rule sheet that a match gets with its line-ups: the league's, or what a stage makes of it. */
@Injectable()
export class MatchSheetsService {
  constructor(
    private readonly rules: MatchRulesService,
    private readonly leagues: LeagueStatesService,
  ) {}

  async of(match: Placed): Promise<RuleSheet> {
    const { rules, version } = await this.rules.sheetOf(match.leagueId);
    return { rules: await this.inStage(rules, match), version };
  }

  /** The rules of the league as they apply to a match. */
  async inStage(rules: MatchRules, { leagueId, place }: Placed): Promise<MatchRules> {
    if (leagueId === null || place === undefined) return rules;
    const stage = stageOf(await this.leagues.of(leagueId), place.stageId);
    return stage === undefined ? rules : rulesInStage(rules, stage, place.leg);
  }
}
