import { type SeasonRules, usualSeasonRules } from '../rules/season-rules.js';
import type { LoggedLeagueEvent, PointsChange, TeamWithdrawal } from './events.js';

export interface PointsAdjustment extends PointsChange {
  /** The id of the decision. */
  id: string;
}

export interface Withdrawal extends TeamWithdrawal {
  /** The id of the decision. */
  id: string;
  at: string;
}

/** The fold of a league's decisions. Plain JSON, as the state of a match. */
export interface LeagueState {
  leagueId: number;
  version: number;
  /** Version 0 is what a league plays by that has set nothing. */
  seasonRules: { version: number; rules: SeasonRules };
  adjustments: readonly PointsAdjustment[];
  /** Teams that have left and did not come back. */
  withdrawals: readonly Withdrawal[];
  /** Everything that still counts, in order; what was voided is gone from it. */
  decisions: readonly LoggedLeagueEvent[];
}

export const initialLeagueState = (leagueId: number): LeagueState => ({
  leagueId,
  version: 0,
  seasonRules: { version: 0, rules: usualSeasonRules },
  adjustments: [],
  withdrawals: [],
  decisions: [],
});

/** The withdrawal of a team that stands. */
export const withdrawalOf = (
  { withdrawals }: Pick<LeagueState, 'withdrawals'>,
  team: number,
): Withdrawal | undefined => withdrawals.find(({ teamId }) => teamId === team);
