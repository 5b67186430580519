import {
  type Fixture,
  type LeagueMatchRules,
  type LeagueState,
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

  /** For a tap that waits for it: read on the connections of the taps. */
  async of({ leagueId, place }: Placed): Promise<RuleSheet> {
    const { rules, version } = await this.rules.sheetOf(leagueId);
    if (leagueId === null) return { rules, version };
    return { rules: applied(rules, await this.leagues.current(leagueId), place), version };
  }

  /** The same to be shown before there is one, with what it is called. */
  async shown({ leagueId, place }: Placed): Promise<LeagueMatchRules> {
    const sheet = await this.rules.of(leagueId);
    if (leagueId === null) return sheet;
    const rules = applied(sheet.rules, await this.leagues.of(leagueId), place);
    return rules === sheet.rules ? sheet : { ...sheet, preset: 'custom', rules };
  }
}

/** The rules of a league as its season rules and a stage change them for a match. */
function applied(sheet: MatchRules, league: LeagueState, place?: StagePlace): MatchRules {
  const rules = rulesInSeason(sheet, league.seasonRules.rules);
  if (place === undefined) return rules;
  const stage = stageOf(league, place.stageId);
  return stage === undefined ? rules : rulesInStage(rules, stage, place.leg);
}
