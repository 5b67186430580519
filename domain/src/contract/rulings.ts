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
import type { LeagueTableRow } from './tables.js';

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

/** The rulings that change a table. */
export const tableRulings = ['award', 'annul', 'revoke-award', 'revoke-annulment'] as const;
export type TableRuling = (typeof tableRulings)[number];

/** `POST /api/matches/{id}/ruling-preview`, which writes nothing. */
export interface RulingPreviewRequest {
  ruling: TableRuling;
  /** Needed for an award. */
  winner?: AwardWinner;
  /** Only for an award; `decision` where it is left out. */
  cause?: AwardCause;
  homeScore?: number;
  awayScore?: number;
  keepsPlayed?: boolean;
}

/** The effect of a ruling: the score of the match, and the table before and after it. */
export interface RulingPreview {
  homeScore: number | null;
  awayScore: number | null;
  /** Both empty for a match outside of leagues. */
  before: LeagueTableRow[];
  after: LeagueTableRow[];
  /** Teams that come to the limit of the season rules by this award; left out where none does. */
  noShows?: NoShows[];
}

export interface NoShows {
  teamId: number;
  /** Including the one that is about to be decided. */
  count: number;
  limit: number;
}
