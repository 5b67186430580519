import type { SeasonRules } from '../rules/season-rules.js';
import type { LeagueEventType, PointsChange } from './events.js';

/** Words that people add are beside the log, and so not part of a command. */
export type LeagueCommand =
  | { type: 'SetSeasonRules'; rules: SeasonRules }
  | { type: 'AdjustPoints'; change: PointsChange }
  /** `of` is the type that the caller means, so that no other decision is voided by a wrong id. */
  | { type: 'VoidDecision'; decisionId: string; of: LeagueEventType };
