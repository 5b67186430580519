import type { MatchRules, RulePreset } from '../rules/match-rules.js';

/** `GET /api/leagues/{id}/match-rules`. The version rises with every change and is part of each match's frozen sheet. */
export interface LeagueMatchRules {
  preset: RulePreset;
  rules: MatchRules;
  version: number;
}

/** `PUT /api/leagues/{id}/match-rules`; `rules` is required with the preset `custom` and ignored with another. */
export interface MatchRulesRequest {
  preset: RulePreset;
  rules?: MatchRules;
}
