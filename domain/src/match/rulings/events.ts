import type { MatchRules } from '../../rules/match-rules.js';

/** Reasons are codes; words that people add are stored beside the log (docs/decisions/0018-decisions-of-a-league.md). */

export const postponeReasons = ['hall', 'weather', 'teams', 'officials', 'other'] as const;
export type PostponeReason = (typeof postponeReasons)[number];

export const abandonReasons = [
  'injury',
  'too-few-players',
  'hall',
  'violence',
  'officials',
  'other',
] as const;
export type AbandonReason = (typeof abandonReasons)[number];

export const faults = ['home', 'away', 'both', 'none'] as const;
export type Fault = (typeof faults)[number];

export const replayModes = ['from-start', 'from-minute'] as const;
export type ReplayMode = (typeof replayModes)[number];

export const awardCauses = [
  'no-show',
  'ineligible',
  'withdrawn',
  'refusal',
  'abandoned',
  'decision',
] as const;
export type AwardCause = (typeof awardCauses)[number];

export const annulReasons = ['withdrawal', 'ineligible', 'decision', 'other'] as const;
export type AnnulReason = (typeof annulReasons)[number];

export const awardWinners = ['home', 'away', 'none'] as const;
export type AwardWinner = (typeof awardWinners)[number];

/** Decisions about a match without a ball being played. */
export interface RulingEventData {
  /** Until it is moved or kicked off. */
  MatchPostponed: { reason: PostponeReason };
  MatchAbandoned: { reason: AbandonReason; atFault: Fault };
  MatchResumed: Record<string, never>;
  /** From the start it is another match; from the minute this one goes on when it is resumed. */
  MatchReplayOrdered: { mode: ReplayMode; newMatchId: number | null };
  ResultAwarded: {
    winner: AwardWinner;
    homeScore: number;
    awayScore: number;
    /** Goals against each team when both are at fault, else null. */
    against: number | null;
    cause: AwardCause;
    /** The played score counts where it is better for the winner. */
    keepsPlayed: boolean;
    /**
     * Points that whoever is at fault loses beside the result; left out where it is none.
     * @minimum 1
     * @maximum 9
     */
    minusPoints?: number;
    /** Points by the sheet of the league, for a match that nobody listed players for; left out where they are the usual ones. */
    points?: MatchRules['points'];
  };
  MatchAnnulled: {
    reason: AnnulReason;
    /** Left out where its cards go on counting. */
    cardsStay?: false;
  };
}

export type RulingEventType = keyof RulingEventData;
