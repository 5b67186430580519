import type { SeasonRules } from '../rules/season-rules.js';
import type { LoggedLeagueEvent, PointsChange } from '../season/events.js';
import type { EventRecord } from './event-pages.js';

/** `GET /api/leagues/{id}/season-rules`; version 0 until the league sets its own. */
export interface LeagueSeasonRules {
  version: number;
  rules: SeasonRules;
}

/** Optional words of a person; they are stored beside the log and can be erased. */
export interface DecisionText {
  text?: string;
}

export interface SetSeasonRulesRequest extends SeasonRules, DecisionText {}

export interface PointsAdjustmentRequest extends PointsChange, DecisionText {}

/** Answer of every call that writes to the log of a league. A repeated command gets its first answer again. */
export interface DecisionAnswer {
  leagueId: number;
  version: number;
  epoch: string;
  events: LoggedLeagueEvent[];
  decision: { id: string };
}

export interface DecisionRecord extends Omit<EventRecord, 'event'>, DecisionText {
  event: LoggedLeagueEvent;
  /** Of a suspension: the player's present name. */
  playerName?: string;
}

export interface DecisionPage {
  leagueId: number;
  epoch: string;
  version: number;
  events: DecisionRecord[];
  /** The version after which the next page begins; null on the last one. */
  next: number | null;
}
