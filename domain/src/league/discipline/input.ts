import type { OfficialRole, OfficialSide } from '../../contract/officials.js';
import { type SeasonRules, usualSeasonRules } from '../../rules/season-rules.js';
import type { LoggedLeagueEvent } from '../../season/events.js';
import type { SuspendedPerson, Suspension } from '../../season/state.js';
import type { DisciplineMatch } from './match-facts.js';

export type DisciplineRules = SeasonRules['discipline'];

/** Rules from an instant on. */
export interface RulesSince {
  at: string;
  rules: DisciplineRules;
}

/** Somebody's team today, or their last one, and the teams that were left before, the earliest first. */
export interface Membership {
  id: number;
  teamId: number;
  /** When the company withdrew them from it; left out or null for those who are in it. */
  leftAt?: string | null;
  /** When they were withdrawn from it and came back. */
  away?: readonly { from: string; until: string }[];
  moves?: readonly { at: string; fromTeamId: number }[];
}

/** An official as a match names them; cards know only the role. */
export interface NamedOfficial {
  matchId: number;
  side: OfficialSide;
  role: OfficialRole;
  officialId: number;
}

/** Two players, or two officials, of one name; the later one is of another team, or in place of one who has left. */
export interface Namesakes {
  kind: SuspendedPerson['kind'];
  earlierId: number;
  laterId: number;
}

export interface DisciplineInput {
  asOf: string;
  /** The last day of the season; null where it has none. */
  endsOn: string | null;
  /** In any order. */
  matches: readonly DisciplineMatch[];
  rules: readonly RulesSince[];
  suspensions: readonly Suspension[];
  players: readonly Membership[];
  officials: readonly Membership[];
  named: readonly NamedOfficial[];
  namesakes: readonly Namesakes[];
}

/** The rules of each time: a change in March does not rewrite October. */
export const rulesSince = (decisions: readonly LoggedLeagueEvent[]): RulesSince[] =>
  decisions.flatMap((event) =>
    event.type === 'SeasonRulesSet' ? [{ at: event.at, rules: event.data.rules.discipline }] : [],
  );

/** The rules in force at an instant; the usual ones before the first. */
export const rulesAt = (all: readonly RulesSince[], instant: string): DisciplineRules =>
  all.findLast(({ at }) => at <= instant)?.rules ?? usualSeasonRules.discipline;

/** Whether somebody was withdrawn from a team at an instant. */
export const hasLeft = ({ leftAt = null, away = [] }: Membership, instant: string): boolean =>
  (leftAt !== null && leftAt <= instant) ||
  away.some(({ from, until }) => from <= instant && instant < until);

/** Whose team somebody was in at an instant. */
export const teamAt = ({ teamId, moves = [] }: Membership, instant: string): number =>
  moves.find(({ at }) => at > instant)?.fromTeamId ?? teamId;
