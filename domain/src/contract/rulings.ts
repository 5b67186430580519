import type {
  AbandonReason,
  AnnulReason,
  AwardCause,
  AwardWinner,
  Fault,
  PostponeReason,
  ReplayMode,
} from '../match/rulings/events.js';
import type { DecisionText } from './decisions.js';
import type { MatchAnswer } from './matches.js';

export interface PostponeRequest extends DecisionText {
  reason: PostponeReason;
  newDate: string | null;
}

export interface AbandonRequest extends DecisionText {
  reason: AbandonReason;
  atFault: Fault;
}

export interface ReplayOrderRequest extends DecisionText {
  mode: ReplayMode;
  matchDate?: string;
  venue?: string;
}

export interface ReplayOrderAnswer extends MatchAnswer {
  /** Null for a match that goes on itself. */
  newMatchId: number | null;
}

export interface AwardRequest extends DecisionText {
  winner: AwardWinner;
  homeScore?: number;
  awayScore?: number;
  cause: AwardCause;
  keepsPlayed?: boolean;
}

export interface AnnulRequest extends DecisionText {
  reason: AnnulReason;
}
