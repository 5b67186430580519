import type { BySide, MatchStatus } from '../match/state.js';
import type { TeamRef } from './matches.js';

/** The result of a match that counts in a group: the score after regular time, after extra time, or with kicks. */
export const predictionResults = ['regular', 'extra-time', 'kicks'] as const;
export type PredictionResult = (typeof predictionResults)[number];

export const usualPredictionResult: PredictionResult = 'extra-time';

/** `POST /api/predictions/groups` */
export interface CreatePredictionGroupRequest {
  name: string;
  /** `usualPredictionResult` where left out; never changed later. */
  result?: PredictionResult;
}

/** `POST /api/predictions/groups/{id}/join` */
export interface JoinPredictionGroupRequest {
  code: string;
}

/** `PUT /api/matches/{id}/prediction` */
export type PredictionRequest = BySide<number>;

/** `GET /api/matches/{id}/prediction` */
export interface OwnPrediction {
  matchId: number;
  /** Until the kick-off, by the server's clock. */
  isOpen: boolean;
  own: BySide<number> | null;
}

export interface PredictionGroup {
  id: number;
  name: string;
  code: string;
  /** The page that joins whoever opens it. */
  link: string;
  members: number;
  result: PredictionResult;
  /** Whether the reader may remove it: only its longest-standing member may. */
  isOwner: boolean;
}

export interface PredictionStanding {
  userId: number;
  name: string;
  points: number;
  /** Predictions that were right to the goal. */
  exact: number;
}

export interface SharedPrediction extends BySide<number> {
  userId: number;
  /** Null while the match has no result that counts. */
  points: number | null;
}

export interface PredictedMatch {
  id: number;
  matchDate: string;
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  status: MatchStatus;
  homeScore: number | null;
  awayScore: number | null;
  /** The result that the group's points are for; null while the match has none that counts. */
  counted: BySide<number> | null;
  isOpen: boolean;
  own: BySide<number> | null;
  /** Those of all members, one’s own included; empty while the match is open. */
  predictions: SharedPrediction[];
}

/** `GET /api/predictions/groups/{id}` */
export interface PredictionGroupView extends PredictionGroup {
  leagueId: number | null;
  standings: PredictionStanding[];
  /** The latest that are closed and the next that are open, by their kick-off. */
  matches: PredictedMatch[];
}
