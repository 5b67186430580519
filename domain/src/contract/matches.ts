import type { TeamStatisticField } from '../match/commands.js';
import type { ConsoleChanges } from '../match/console/console-changes.js';
import type { LoggedMatchEvent } from '../match/events.js';
import type {
  LiveClock,
  MatchRecord,
  PlayClock,
  RuledMatchFields,
} from '../match/ruled-match-fields.js';
import type { AwardWinner } from '../match/rulings/events.js';
import type { OutcomeKind } from '../match/rulings/ruling.js';
import type { ResultState } from '../match/signing/official.js';
import type { BySide, MatchState, MatchStateName, MatchStatus } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';
import type { SigningMethod } from '../rules/season-rules.js';
import type { SuspendedList } from './discipline.js';
import type { LeagueMatchRules } from './match-rules.js';
import type { MatchOfficial, RefereedView } from './officials.js';

export interface TeamRef {
  id: number;
  name: string;
}

export type TeamStatisticFields = Record<TeamStatisticField, number>;

export interface MatchRow extends TeamStatisticFields {
  id: number;
  leagueId: number | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number | null;
  awayScore: number | null;
  matchDate: string;
  venue: string | null;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  homeTimeoutsUsed: number;
  awayTimeoutsUsed: number;
  mvpPlayerId: number | null;
  aiCommentary: string | null;
  version: number;
  createdAt: string;
}

/** What was decided about a match; left out of an ordinary one. */
export interface RuledOutcome {
  outcome?: OutcomeKind;
  /** The team that was awarded the result; `none` when both teams lost. */
  awardedTo?: AwardWinner;
  /** The played score, where that is not the match's score. */
  playedScore?: BySide<number>;
}

/** What everybody may know of the sign-off; left out of a result that becomes official a day after its end. */
export interface SignedOutcome {
  resultState?: Extract<ResultState, 'under-protest' | 'official'>;
  /** The result is official from then on, because all have signed or because a reopening ends. */
  officialAt?: string;
}

/** Left out of a match of the ordinary season. */
export interface PlacedMatch {
  stage?: MatchStage;
}

/** The place of a match in a stage of its league. */
export interface MatchStage {
  id: number;
  /** `QF1`, `F`, or a pairing of a group such as `A-1`. */
  tie: string;
  leg: 1 | 2;
}

/** Left out where there were no kicks and no extra time. */
export interface MatchOutcome extends RuledOutcome, SignedOutcome, PlacedMatch {
  /** The score of the kicks, which the match's score never includes. */
  shootout?: BySide<number>;
  /** Whether a finished match had extra time. */
  afterExtraTime?: true;
}

export interface MatchView extends MatchRow, MatchOutcome, RefereedView {
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  homeTeamName: string;
  awayTeamName: string;
}

/** `GET /api/matches/counts` */
export interface MatchCounts {
  matches: number;
  /** Begun or finished. */
  played: number;
}

export interface Booking {
  /** Null for a match that is not stored yet. */
  matchId: number | null;
  leagueId: number | null;
  matchDate: string;
  venue: string | null;
  home: BookedTeam;
  away: BookedTeam;
  /** Shared by matches that are still where one draw put them; null for a match that was moved since. */
  drawing: string | null;
  /** How long it occupies its hall and its people, by the slots of its league; left out where it has none. */
  minutes?: number;
}

export interface BookedTeam extends TeamRef {
  userId: number | null;
}

export interface PlayerStatsRow {
  /**
   * Made of the match and the player.
   * @maximum 9007199254740991
   */
  id: number;
  playerId: number;
  matchId: number;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  twoMinPenalties: number;
  shots: number;
  shotsOnTarget: number;
  goalkeeperSaves: number;
  corners: number;
  isPresent: boolean;
}

export interface PlayerRef {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
}

export interface MatchPlayer extends PlayerRef {
  name: string;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  twoMinPenalties: number;
  isPresent: boolean;
}

export interface MissedKicks {
  all: number;
  saved: number;
}

/** The record and its rules are absent where the match has no rule sheet. */
export interface MatchStatistics extends Partial<MatchRecord> {
  /** The rules that the match was played by; left out by older servers. */
  rules?: MatchRules;
  match: MatchView;
  mvp: PlayerRef | null;
  ownGoals: BySide<number>;
  /** Penalties and 10 m kicks in play that were not scored; left out by older servers. */
  missedKicks?: BySide<MissedKicks>;
  homePlayers: MatchPlayer[];
  awayPlayers: MatchPlayer[];
  playerStats: PlayerStatsRow[];
}

/** The fields of a rule sheet and the clock are absent where the match has none. */
export interface ManageView extends Omit<MatchView, 'shootout'>, Partial<RuledMatchFields> {
  clock?: LiveClock | PlayClock | null;
  epoch: string;
  state: MatchState;
  homePlayers: MatchPlayer[];
  awayPlayers: MatchPlayer[];
  playerStats: PlayerStatsRow[];
  serverTime: string;
  /** The league's sheet, with which the tablet initialises the match; left out by older servers. */
  matchRules?: LeagueMatchRules;
  /** Who may not be listed without an override; left out by older servers. */
  suspended?: SuspendedList;
  /** How the league lets people sign the report, also without a network; left out by older servers. */
  signingMethods?: SigningMethod[];
  /** Officials of the teams and of the match; left out where nobody is named. */
  officials?: MatchOfficial[];
  /** Only for administrators, and only where there are any. */
  consoleChanges?: ConsoleChanges;
}

/** Answer of every call that changes one match. A repeated command gets its first answer again. */
export interface MatchAnswer extends MatchView {
  epoch: string;
  events: LoggedMatchEvent[];
  serverTime: string;
}

export interface CreateMatchRequest {
  leagueId?: number | null;
  round?: number | null;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
  venue?: string;
  status?: 'scheduled';
}

export interface GenerateScheduleRequest {
  leagueId: number;
  roundsCount: number;
  homeAway: boolean;
  /** `yyyy-mm-dd` days or ISO instants; the day in Europe/Zagreb counts. */
  roundDates: string[];
  matchTimes: string[];
  venue?: string;
}

export interface MessageAnswer {
  message: string;
}
