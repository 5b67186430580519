import {
  type Fixture,
  type MatchRules,
  type RuleSheet,
  rulesInSeason,
  rulesInStage,
  type StagePlace,
  stageOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { MatchRulesService } from '../../registry/match-rules/match-rules.service.js';
import { LeagueStatesService } from './league-states.service.js';

type Placed = Pick<Fixture, 'leagueId'> & { place?: StagePlace };

/** The rule sheet that a match gets with its line-ups: the league's, as its season rules and a stage change it. */
@Injectable()
export class MatchSheetsService {
  constructor(
    private readonly rules: MatchRulesService,
    private readonly leagues: LeagueStatesService,
  ) {}

  async of(match: Placed): Promise<RuleSheet> {
    const { rules, version } = await this.rules.sheetOf(match.leagueId);
    return { rules: await this.applied(rules, match), version };
  }

  /** The rules of the league as they apply to a match. */
  async applied(sheet: MatchRules, { leagueId, place }: Placed): Promise<MatchRules> {
    if (leagueId === null) return sheet;
    // A tap waits for it, so it is read on a connection of the taps.
    const league = await this.leagues.current(leagueId);
    const rules = rulesInSeason(sheet, league.seasonRules.rules);
    if (place === undefined) return rules;
    const stage = stageOf(league, place.stageId);
    return stage === undefined ? rules : rulesInStage(rules, stage, place.leg);
  }
}
