import type {
  Card,
  Fixture,
  FoulRestart,
  GoalKind,
  LateReason,
  LineupRole,
  MissedHow,
  Period,
  ReplacementReason,
  SetKick,
  TeamOfficial,
  TeamSide,
} from '../match/events.js';
import type { ReductionCause } from '../match/ruled-match-fields.js';
import type {
  AbandonReason,
  AnnulReason,
  AwardCause,
  AwardWinner,
  PostponeReason,
} from '../match/rulings/events.js';
import type { OutcomeKind } from '../match/rulings/ruling.js';
import type { BySide, MatchStatus } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';

/** When something happened: by the clock of the period where there is one, else by the minute of the half. */
export interface ReportTime {
  half: 1 | 2 | null;
  /** As pages show it: `14`, `20+2`, and `21` for the first one after a half of 20; null where it is not known. */
  minute: string | null;
  period?: Period;
  /** Whole seconds of playing time in the period. */
  played?: number;
}

export interface ReportPlayer {
  playerId: number;
  roles: readonly LineupRole[];
  /** Listed after the first whistle, and why. */
  late?: LateReason;
  /** Whose place on the list it was until shortly before the match, and why. */
  replaced?: { playerId: number; reason: ReplacementReason };
  /** Listed although the player was suspended. */
  suspended?: true;
}

export interface ReportGoal extends ReportTime {
  /** The side that the goal counts for. */
  team: TeamSide;
  scorer: number | null;
  assist: number | null;
  kind: GoalKind;
  /** The score after it. */
  score: BySide<number>;
}

export interface ReportCard extends ReportTime {
  team: TeamSide;
  playerId: number | null;
  official: TeamOfficial | null;
  card: Card;
}

/** Somebody sent off or excluded, and when the team may fill the place again. */
export interface ReportSendingOff extends ReportTime {
  team: TeamSide;
  playerId: number | null;
  cause: ReductionCause;
  reentry: { by: 'time' | 'goal'; period: Period; played?: number } | null;
}

export interface ReportFoul extends ReportTime {
  playerId: number | null;
  official: boolean;
  restart: FoulRestart;
}

export interface ReportMissedKick extends ReportTime {
  team: TeamSide;
  playerId: number | null;
  kind: SetKick;
  how: MissedHow;
}

export interface ReportPeriod {
  period: Period;
  /** Accumulated fouls in the order of play. */
  fouls: BySide<ReportFoul[]>;
  timeouts: BySide<ReportTime[]>;
}

/**
 * A match report as ids and facts, without names: the same content gives the same hash, whatever the
 * order in which it was entered, and however often something was undone and entered again.
 */
export interface ReportContent {
  matchId: number;
  fixture: Fixture;
  status: MatchStatus;
  outcome: OutcomeKind | null;
  /** Codes of the decision that the outcome follows from; null in an ordinary match. */
  ruling: {
    reason: PostponeReason | AbandonReason | AwardCause | AnnulReason;
    awardedTo?: AwardWinner;
  } | null;
  /** ISO 8601 instants of the first and the last whistle. */
  startedAt: string | null;
  endedAt: string | null;
  /** The result that counts, and the played one where that is another. */
  score: BySide<number> | null;
  playedScore: BySide<number> | null;
  halfTime: BySide<number> | null;
  regularTime: BySide<number> | null;
  afterExtraTime: boolean;
  shootout:
    | (BySide<number> & {
        kicks: { team: TeamSide; playerId: number | null; scored: boolean }[];
      })
    | null;
  rules: { sheet: MatchRules; version: number } | null;
  lists: BySide<ReportPlayer[]>;
  /** In the order of play. */
  course: ReportGoal[];
  cards: ReportCard[];
  sendingsOff: ReportSendingOff[];
  missedKicks: ReportMissedKick[];
  periods: ReportPeriod[];
  mvp: number | null;
}
