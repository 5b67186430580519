import { type SeasonRules, usualSeasonRules } from '../rules/season-rules.js';
import type {
  AnySuspension,
  AppealOutcome,
  Draw,
  LoggedLeagueEvent,
  PointsChange,
  SuspensionChange,
  SuspensionKind,
  TeamWithdrawal,
} from './events.js';
import type { DefinedStage, RuledTie } from './stages.js';

export interface PointsAdjustment extends PointsChange {
  /** The id of the decision. */
  id: string;
}

export interface Withdrawal extends TeamWithdrawal {
  /** The id of the decision. */
  id: string;
  at: string;
}

export interface DrawnLots extends Draw {
  /** The id of the decision. */
  id: string;
  /** Of the event: what was drawn before a seeding says nothing about its ties. */
  version: number;
}

export interface SeasonStage extends DefinedStage {
  /** The id of the decision. */
  id: string;
  /** Null until its teams are fixed. */
  seeding: { id: string; at: string; version: number; teamIds: readonly number[] } | null;
  /** Ties that people decided, by their names. */
  ruledTies: Readonly<Record<string, RuledTie & { id: string }>>;
}

export interface SuspendedPerson {
  kind: 'player' | 'official';
  id: number;
}

/** As it is after all changes; an upheld appeal lifts it. */
export interface Suspension extends AnySuspension {
  person: SuspendedPerson;
  /** The id of the decision. */
  id: string;
  at: string;
  /** There is one at most; its outcome is null until it is decided. */
  appeal: Appeal | null;
  /** What it was before each change; left out where there was none. */
  earlier?: readonly EarlierLength[];
}

export interface EarlierLength extends Pick<SuspensionChange, 'amount' | 'until'> {
  kind: SuspensionKind;
  /** When another length took its place. */
  endedAt: string;
}

export interface Appeal {
  /** The id of the decision. */
  id: string;
  /** When it was filed: where it is suspensive, nobody misses a match from then on until it is decided. */
  at: string;
  suspensive: boolean;
  outcome: AppealOutcome | null;
  decidedAt: string | null;
}

/** The fold of a league's decisions. Plain JSON, as the state of a match. */
export interface LeagueState {
  leagueId: number;
  version: number;
  /** Version 0 holds for a league that has set nothing. */
  seasonRules: { version: number; rules: SeasonRules };
  adjustments: readonly PointsAdjustment[];
  /** Teams that have left and did not come back. */
  withdrawals: readonly Withdrawal[];
  /** The latest last. */
  lots: readonly DrawnLots[];
  suspensions: readonly Suspension[];
  /** In the order in which they are played. */
  stages: readonly SeasonStage[];
  /** How many were ever defined: the number of one that was undone is never given again. */
  stagesDefined: number;
  /** Everything that was not voided, in order; what was cleared is in it, since it may come back. */
  decisions: readonly LoggedLeagueEvent[];
}

/** The state before a league's first decision. */
export const initialLeagueState = (leagueId: number): LeagueState => ({
  leagueId,
  version: 0,
  seasonRules: { version: 0, rules: usualSeasonRules },
  adjustments: [],
  withdrawals: [],
  lots: [],
  suspensions: [],
  stages: [],
  stagesDefined: 0,
  decisions: [],
});

/** Whether anything was decided that ends with the league's matches. */
export const hasSeasonDecisions = (league: LeagueState): boolean =>
  [league.adjustments, league.withdrawals, league.lots, league.suspensions, league.stages].some(
    ({ length }) => length > 0,
  );

/** The decisions since the league's matches were deleted, and that deletion itself. */
export function sinceCleared({ decisions }: LeagueState): readonly LoggedLeagueEvent[] {
  const cleared = decisions.findLastIndex(({ type }) => type === 'DecisionsCleared');
  return decisions.slice(Math.max(0, cleared));
}

/** The withdrawal of a team that is in force. */
export const withdrawalOf = (
  { withdrawals }: Pick<LeagueState, 'withdrawals'>,
  team: number,
): Withdrawal | undefined => withdrawals.find(({ teamId }) => teamId === team);

/** A stage by its number. */
export const stageOf = (
  { stages }: Pick<LeagueState, 'stages'>,
  stage: number,
): SeasonStage | undefined => stages.find(({ stageId }) => stageId === stage);
