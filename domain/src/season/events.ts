import type { Envelope } from '../log/fold.js';
import type { SeasonRules, WithdrawalMode } from '../rules/season-rules.js';
import type { DefinedStage, RuledTie, StageKickOffs, StageSeeding } from './stages.js';

export const pointsCauses = ['no-show', 'withdrawal', 'licence', 'decision', 'other'] as const;
export type PointsCause = (typeof pointsCauses)[number];

/** Points given to a team or, below zero, taken from it. */
export interface PointsChange {
  teamId: number;
  /**
   * @minimum -99
   * @maximum 99
   */
  points: number;
  cause: PointsCause;
  /** The day from which it counts, `YYYY-MM-DD`. */
  on: string;
}

export interface TeamWithdrawal {
  teamId: number;
  /** How its matches count from now on (docs/product.md#withdrawals). */
  mode: WithdrawalMode;
  /** Until this round its results stay; left out where none do, and where the mode does not ask. */
  halfUntil?: number;
}

export const suspensionKinds = ['matches', 'until', 'for-ever'] as const;
export type SuspensionKind = (typeof suspensionKinds)[number];

export const suspensionReasons = [
  'violent-conduct',
  'insult',
  'red',
  'yellows',
  'decision',
  'carried',
  'other',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/** The length of a suspension; the fields of other kinds are left out. */
export interface SuspensionChange {
  kind?: SuspensionKind;
  /**
   * Matches, for the kind `matches`.
   * @minimum 1
   * @maximum 99
   */
  amount?: number;
  /** The last day, `YYYY-MM-DD`, for the kind `until`. */
  until?: string;
}

/** What a suspension has, be it of a player or of an official. */
export interface AnySuspension extends SuspensionChange {
  kind: SuspensionKind;
  reason: SuspensionReason;
  /** The day from which it holds, `YYYY-MM-DD`. */
  from: string;
  /** The match of the offence. */
  matchId?: number;
}

export interface ImposedSuspension extends AnySuspension {
  playerId: number;
}

/** Of a coach or another official of a team. */
export interface OfficialSuspension extends AnySuspension {
  officialId: number;
}

/** The length of a suspension from now on. */
export interface ChangedSuspension extends SuspensionChange {
  /** The suspension. */
  decisionId: string;
  kind: SuspensionKind;
}

export const appealOutcomes = ['upheld', 'rejected', 'inadmissible'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

export interface FiledAppeal {
  /** The suspension that it is against. */
  decisionId: string;
  /** Whether the suspension waits for the decision. */
  suspensive: boolean;
}

export const lotsFor = ['table', 'tie'] as const;
export type LotsFor = (typeof lotsFor)[number];

/** Lots between teams that are level in everything else. */
export interface Draw {
  for: LotsFor;
  /** The level teams by id, rising. */
  teams: number[];
  /** The same teams in the order in which they were drawn: the first one stands above the others. */
  order: number[];
}

/** A league's decisions beside its matches; events live for ever, as those of matches (`match/events.ts`). */
export interface LeagueEventData {
  /** All rules as they are from now on; `version` counts the sheets of the league. */
  SeasonRulesSet: { rules: SeasonRules; version: number };
  PointsAdjusted: PointsChange;
  /** The ruling on each match is an event of that match, of the same command. */
  TeamWithdrawn: TeamWithdrawal;
  LotsDrawn: Draw;
  StageDefined: DefinedStage;
  /** All times and halls that are reserved for it from now on. */
  StageKickOffsSet: StageKickOffs;
  /** From now on its teams are fixed, whatever becomes of the table. */
  StageSeeded: StageSeeding;
  /** By people, where the results do not. */
  TieDecided: RuledTie;
  SuspensionImposed: ImposedSuspension;
  OfficialSuspended: OfficialSuspension;
  SuspensionChanged: ChangedSuspension;
  AppealFiled: FiledAppeal;
  /** An upheld appeal lifts the suspension. */
  AppealDecided: { appealId: string; outcome: AppealOutcome };
  /** The league's matches were deleted, by the same command: what was decided about its season is over, its rules stay. */
  DecisionsCleared: Record<string, never>;
  /** The decision counts as if it had never been. */
  DecisionVoided: { decisionId: string };
}

export type LeagueEventType = keyof LeagueEventData;

export type LeagueEvent<Type extends LeagueEventType = LeagueEventType> = {
  [T in Type]: { type: T; data: LeagueEventData[T] };
}[Type];

export type LoggedLeagueEvent<Type extends LeagueEventType = LeagueEventType> = {
  [T in Type]: LeagueEvent<T> & Envelope;
}[Type];
