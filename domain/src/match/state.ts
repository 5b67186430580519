import type {
  Fixture,
  GoalKind,
  LineupRole,
  LoggedMatchEvent,
  NotedReason,
  PlayerCounter,
  TeamSide,
  TeamStatistic,
} from './events.js';
import type { FirstLeg, StagePlace } from './placing.js';
import type { RuledMatch } from './ruled-match.js';
import type { Ruling } from './rulings/ruling.js';
import type { Signing } from './signing/signing.js';

export const matchStatuses = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type MatchStatus = (typeof matchStatuses)[number];

export const matchStates = [
  'pre-match',
  'first-half',
  'half-time',
  'second-half',
  'completed',
] as const;
export type MatchStateName = (typeof matchStates)[number];

export interface Goal {
  readonly id: string;
  readonly team: TeamSide;
  readonly scorer: number | null;
  readonly assist: number | null;
  readonly kind: GoalKind;
}

export type PlayerLine = Readonly<Record<PlayerCounter, number>>;
export type TeamStatistics = Readonly<Record<TeamStatistic, number>>;
export type BySide<T> = Record<TeamSide, T>;

/** The fold of a match's events. Plain JSON, so that it travels and compares as it is. */
export interface MatchState extends Fixture {
  matchId: number;
  version: number;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  attendance: BySide<number[] | null>;
  lineup: BySide<number[]> | null;
  /** By player id; left out where nobody has one, and by older servers. */
  lineupRoles?: Record<number, readonly LineupRole[]>;
  /** Suspended players who were put on the list, by id, with the reason; left out where there are none. */
  overrides?: Record<string, NotedReason>;
  firstHalfAt: string | null;
  halfTimeAt: string | null;
  secondHalfAt: string | null;
  completedAt: string | null;
  goals: Goal[];
  result: BySide<number> | null;
  /** By player id; assists include those named with a goal. */
  players: Record<number, PlayerLine>;
  statistics: BySide<TeamStatistics>;
  timeouts: BySide<number>;
  mvpPlayerId: number | null;
  deleted: boolean;
  /** The state under the match's rule sheet; null for a match without one. */
  play: RuledMatch | null;
  /** Left out of a match of the ordinary season. */
  place?: StagePlace;
  /** Only in a second leg that knows how the first one ended. */
  firstLeg?: FirstLeg;
  /** The decision about it; left out of an ordinary match. */
  ruling?: Ruling;
  /** Left out until somebody signs, refuses, remarks, protests or confirms. */
  signing?: Signing;
  /** Everything that still counts, in order; what was undone is gone from it. */
  actions: LoggedMatchEvent[];
}

const noStatistics = (): TeamStatistics => ({
  shots: 0,
  shotsOnTarget: 0,
  goalkeeperSaves: 0,
  corners: 0,
});

/** A player who has done nothing yet. */
export const emptyPlayerLine = (): PlayerLine => ({
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  twoMinPenalties: 0,
});

/** The state before the first event; its fixture is filled by `MatchScheduled`. */
export function initialMatchState(matchId: number): MatchState {
  return {
    matchId,
    version: 0,
    leagueId: null,
    round: null,
    homeTeamId: 0,
    awayTeamId: 0,
    matchDate: '',
    venue: null,
    status: 'scheduled',
    matchState: 'pre-match',
    currentHalf: 0,
    attendance: { home: null, away: null },
    lineup: null,
    firstHalfAt: null,
    halfTimeAt: null,
    secondHalfAt: null,
    completedAt: null,
    goals: [],
    result: null,
    players: {},
    statistics: { home: noStatistics(), away: noStatistics() },
    timeouts: { home: 0, away: 0 },
    mvpPlayerId: null,
    deleted: false,
    play: null,
    actions: [],
  };
}

/** A draft whose parts may be replaced; goals, players' lines, statistics and events are shared and never changed. */
export function copyOf(state: MatchState): MatchState {
  return {
    ...state,
    attendance: { ...state.attendance },
    goals: state.goals.slice(),
    players: { ...state.players },
    statistics: { ...state.statistics },
    timeouts: { ...state.timeouts },
    actions: state.actions.slice(),
  };
}

/** Null on both sides until the first whistle or a recorded result (docs/product.md#matches). */
export function scoreOf(state: MatchState): BySide<number> | BySide<null> {
  if (state.firstHalfAt === null && state.result === null) return { home: null, away: null };
  const score = { home: state.result?.home ?? 0, away: state.result?.away ?? 0 };
  for (const goal of state.goals) score[goal.team] += 1;
  return score;
}

/** The side that a player plays for, null when not present. */
export function sideOf(state: MatchState, playerId: number): TeamSide | null {
  if (state.lineup?.home.includes(playerId)) return 'home';
  if (state.lineup?.away.includes(playerId)) return 'away';
  return null;
}

/** A player's role on the list of the match. */
export const rolesOf = (state: MatchState, playerId: number): readonly LineupRole[] =>
  state.lineupRoles?.[playerId] ?? [];

/** The side that plays against this one. */
export const otherSide = (team: TeamSide): TeamSide => (team === 'home' ? 'away' : 'home');
