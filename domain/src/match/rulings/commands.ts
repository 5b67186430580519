import type { MatchRules } from '../../rules/match-rules.js';
import type {
  AbandonReason,
  AnnulReason,
  AwardCause,
  AwardWinner,
  Fault,
  PostponeReason,
  ReplayMode,
} from './events.js';

export const revocable = ['award', 'annulment', 'postponement'] as const;
export type Revocable = (typeof revocable)[number];

/** It happened at the pitch, so the scorer's table may enter it too. */
export type PitchRulingCommand =
  | { type: 'AbandonMatch'; reason: AbandonReason; atFault: Fault }
  | { type: 'ResumeMatch' };

/** From the league as it is now; the server reads it for every command, so it is not part of the request. */
export interface RulingSeason {
  keepsBetterPlayed: boolean;
  minusPoints?: number;
  cardsStay?: boolean;
  forfeitScore?: MatchRules['forfeitScore'];
  points?: MatchRules['points'];
}

export type RulingCommand =
  | PitchRulingCommand
  | { type: 'PostponeMatch'; reason: PostponeReason; newDate: string | null }
  /** A new match when it is played from the start, which is scheduled beside this. */
  | {
      type: 'OrderReplay';
      mode: ReplayMode;
      newMatchId: number | null;
      matchDate?: string;
      venue?: string | null;
    }
  /** Scores that are left out are the forfeit score of the match's sheet. */
  | {
      type: 'AwardResult';
      winner: AwardWinner;
      homeScore?: number;
      awayScore?: number;
      cause: AwardCause;
      /** Left out, the rules of the season decide. */
      keepsPlayed?: boolean;
      season?: RulingSeason;
    }
  | { type: 'AnnulMatch'; reason: AnnulReason; season?: RulingSeason }
  | { type: 'RevokeRuling'; ruling: Revocable }
  /** Beside the deletion of the new match, where there is one; the server reads which. */
  | { type: 'RevokeReplay'; newMatchId: number | null }
  /** One of many that were made together. */
  | { type: 'VoidRuling'; actionId: string };

const pitchRulings: readonly string[] = ['AbandonMatch', 'ResumeMatch'];
const leagueRulings: readonly string[] = [
  'PostponeMatch',
  'OrderReplay',
  'AwardResult',
  'AnnulMatch',
  'RevokeRuling',
  'RevokeReplay',
  'VoidRuling',
];

/** Decided by the league, also about a result that is official (docs/decisions/0018-decisions-of-a-league.md). */
export const isLeagueRuling = ({ type }: { type: string }): boolean => leagueRulings.includes(type);

/** They need no room in the log: a match that is full is decided about all the same. */
export const isRuling = ({ type }: { type: string }): boolean =>
  leagueRulings.includes(type) || pitchRulings.includes(type);
