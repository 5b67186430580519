/**
 * The facts of a match. A fact that was ever written lives for ever: its meaning never changes,
 * a new meaning is a new type, a new shape raises its schema version (see `upcast.ts`).
 */

export const teamSides = ['home', 'away'] as const;
export type TeamSide = (typeof teamSides)[number];

export const goalKinds = ['open-play', 'own-goal', 'penalty', 'ten-metres'] as const;
export type GoalKind = (typeof goalKinds)[number];

/** Counters that only a tap raises; goals are counted from the goals themselves. */
export const raisedCounters = ['assists', 'yellowCards', 'redCards', 'twoMinPenalties'] as const;
export type RaisedCounter = (typeof raisedCounters)[number];

/** The `statField` of the increment call (docs/product.md#live-match). */
export const playerCounters = ['goals', ...raisedCounters] as const;
export type PlayerCounter = (typeof playerCounters)[number];

export const teamStatistics = ['shots', 'shotsOnTarget', 'goalkeeperSaves', 'corners'] as const;
export type TeamStatistic = (typeof teamStatistics)[number];

export interface Fixture {
  leagueId: number | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  /** ISO 8601 instant, UTC. */
  matchDate: string;
  venue: string | null;
}

/** What a correction says of an action; what it leaves out stays. */
export interface Correction {
  /** Of a card or another counter: its player. */
  scorer?: number | null;
  assist?: number | null;
  kind?: GoalKind | RaisedCounter;
  /** Whole seconds since the whistle of the action's half. */
  second?: number;
}

/** What happened, without who, when and where in the log. */
export type MatchFact =
  | { type: 'MatchScheduled'; data: Fixture }
  | {
      type: 'MatchRescheduled';
      data: { matchDate: string; venue: string | null; round: number | null };
    }
  | { type: 'AttendanceConfirmed'; data: { team: TeamSide; playerIds: number[] } }
  | { type: 'MatchInitialised'; data: { home: number[]; away: number[] } }
  | { type: 'FirstHalfStarted'; data: Record<string, never> }
  | { type: 'HalfTimeReached'; data: Record<string, never> }
  | { type: 'SecondHalfStarted'; data: Record<string, never> }
  | { type: 'MatchFinished'; data: Record<string, never> }
  | { type: 'MatchCancelled'; data: Record<string, never> }
  | {
      type: 'GoalScored';
      /** `team` is the side that the goal counts for; of an own goal the scorer plays for the other one. */
      data: { team: TeamSide; scorer: number | null; assist: number | null; kind: GoalKind };
    }
  | { type: 'GoalAttributed'; data: { goalId: string; scorer: number } }
  /** An assist that was tapped right after the goal it belongs to. */
  | { type: 'AssistAttributed'; data: { goalId: string; assist: number } }
  | { type: 'ActionCorrected'; data: Correction & { actionId: string } }
  | { type: 'PlayerCounterRaised'; data: { playerId: number; counter: RaisedCounter } }
  | {
      type: 'TeamStatisticSet';
      /** `previous` makes the fact a difference, so that voiding an older one keeps the newer ones. */
      data: { team: TeamSide; statistic: TeamStatistic; value: number; previous: number };
    }
  | { type: 'TimeoutTaken'; data: { team: TeamSide } }
  | { type: 'ResultRecorded'; data: { homeScore: number; awayScore: number } }
  | { type: 'MvpChosen'; data: { playerId: number } }
  | { type: 'ActionVoided'; data: { actionId: string } }
  | { type: 'MatchDeleted'; data: Record<string, never> }
  | { type: 'MatchRestored'; data: Record<string, never> };

export type MatchFactType = MatchFact['type'];

/** When and where in the match a fact happened. */
export interface Stamp {
  /**
   * The action's own name, known before the server has answered:
   * the command id and the place within the command, `<commandId>.<n>`.
   */
  id: string;
  /** ISO 8601 instant of the tap, by the device's corrected clock. */
  at: string;
  /** 1 or 2 while a half is known, else null. */
  half: 1 | 2 | null;
  /** Whole seconds since the half's whistle, null where no clock is known. */
  second: number | null;
  /** 1, 2, 3 … within the match. */
  version: number;
}

/** An event at its place in the log. */
export type LoggedMatchEvent = MatchFact & Stamp;

export const matchFactTypes = [
  'MatchScheduled',
  'MatchRescheduled',
  'AttendanceConfirmed',
  'MatchInitialised',
  'FirstHalfStarted',
  'HalfTimeReached',
  'SecondHalfStarted',
  'MatchFinished',
  'MatchCancelled',
  'GoalScored',
  'GoalAttributed',
  'AssistAttributed',
  'ActionCorrected',
  'PlayerCounterRaised',
  'TeamStatisticSet',
  'TimeoutTaken',
  'ResultRecorded',
  'MvpChosen',
  'ActionVoided',
  'MatchDeleted',
  'MatchRestored',
] as const satisfies readonly MatchFactType[];
