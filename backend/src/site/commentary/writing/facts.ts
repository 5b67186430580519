import type { BySide, FormLetter, GoalKind, TeamSide } from '@kolo/domain';

export interface TeamFacts {
  name: string;
  /** Place in the table without this match, and with it; null where there is no table. */
  placeBefore: number | null;
  placeAfter: number | null;
  /** Last results before this match, oldest first. */
  form: readonly FormLetter[];
  /** In the league, up to and with this match. */
  winsInARow: number;
  winless: number;
}

interface Fixed {
  matchId: number;
  round: number | null;
  venue: string | null;
  /** ISO 8601 instant, UTC. */
  matchDate: string;
  home: TeamFacts;
  away: TeamFacts;
}

export interface GoalFact {
  /** The side that the goal counts for. */
  team: TeamSide;
  scorer: string | null;
  assist: string | null;
  /** `17` or `20+2`. */
  minute: string | null;
  kind: GoalKind;
  score: BySide<number>;
}

export interface CardFact {
  player: string;
  team: TeamSide;
  colour: 'yellow' | 'red';
  minute: string | null;
  /** Red after a second caution. */
  isSecondYellow?: true;
}

/** The decision of a match that was level after two halves; kicks count neither as goals nor in the table. */
export type Decision =
  | { by: 'extra-time' }
  | { by: 'kicks'; winner: TeamSide; score: BySide<number> };

/** From the log and the table; a report states nothing else. */
export interface ReportFacts extends Fixed {
  kind: 'report';
  score: BySide<number>;
  /** Null where goals have no clock, or the result was entered without a log. */
  halfTime: BySide<number> | null;
  decision: Decision | null;
  /** The length of both halves; left out if it is the usual one. */
  regularMinutes?: number;
  goals: readonly GoalFact[];
  cards: readonly CardFact[];
  mvp: { name: string; team: TeamSide } | null;
  people: readonly string[];
}

export interface PreviewFacts extends Fixed {
  kind: 'preview';
  /** In the table. */
  teams: number;
  lastMeeting: { home: string; away: string; score: BySide<number> } | null;
  /** In this league; null without a goal. */
  topScorers: BySide<{ name: string; goals: number } | null>;
  people: readonly string[];
}

export type CommentaryFacts = ReportFacts | PreviewFacts;

/** `3:1`, the home side first. */
export const scoreText = ({ home, away }: BySide<number>): string => `${home}:${away}`;

/** Minutes as a number for comparing: `40+2` is 42. */
export const minuteNumber = (label: string | null): number | null =>
  label === null ? null : label.split('+').reduce((sum, part) => sum + Number(part), 0);
