import type { TimelineEntry } from '../match/event-types/timeline-entry.js';
import type { LineupRole, LoggedMatchEvent, TeamSide } from '../match/events.js';
import type { LiveClock, PlayClock, RuledMatchFields } from '../match/ruled-match-fields.js';
import type { MatchStateName, MatchStatus } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';
import type { FansTally } from './fans-vote.js';
import type { ErrorCode } from './http.js';
import type { LeagueName } from './leagues.js';
import type { RuledOutcome, SignedOutcome, TeamRef, TeamStatisticFields } from './matches.js';
import type { MatchOfficial, RefereedView } from './officials.js';

export const liveNamespace = '/live';

export interface LivePlayerLine {
  team: TeamSide;
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  twoMinPenalties: number;
  /** Left out where the player has none. */
  roles?: readonly LineupRole[];
}

/** Fields that go when what was decided is undone. */
export type DecidedFields = RuledOutcome & SignedOutcome & ReplayedMatch;

export interface ReplayedMatch {
  /** The match that is played in its place; left out of one that is not replayed from the start. */
  newMatchId?: number;
}

/** The fields of a rule sheet are absent where the match has none. */
export interface LiveMatch extends TeamStatisticFields, DecidedFields, Partial<RuledMatchFields> {
  matchId: number;
  leagueId: number | null;
  round: number | null;
  homeTeamId: number;
  awayTeamId: number;
  matchDate: string;
  venue: string | null;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  homeScore: number | null;
  awayScore: number | null;
  homeTimeoutsUsed: number;
  awayTimeoutsUsed: number;
  mvpPlayerId: number | null;
  clock: LiveClock | PlayClock | null;
  lineup: { home: number[]; away: number[] } | null;
  /** By player id; only players with something other than zero, or in the line-up. */
  players: Record<string, LivePlayerLine>;
  timeline: Record<string, TimelineEntry>;
  deleted: boolean;
  /**
   * The match that this one replays; left out of all others.
   * @minimum 1
   */
  replayOf?: number;
}

/** Absolute new values; in `players` and `timeline` a null removes the entry. Applying twice is harmless. */
export type LivePatch = Partial<
  Omit<LiveMatch, 'players' | 'timeline' | 'rules' | keyof DecidedFields>
> & {
  /** Null when a decision was undone. */
  [field in keyof DecidedFields]?: DecidedFields[field] | null;
} & {
  /** Null when the match has lost its rule sheet, and with it all fields of one. */
  rules?: MatchRules | null;
  players?: Record<string, LivePlayerLine | null>;
  timeline?: Record<string, TimelineEntry | null>;
};

export interface LivePlayerName {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  team: TeamSide;
}

export interface LiveSnapshot extends RefereedView {
  match: LiveMatch;
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  /** Left out where the match is of no league, and by older servers. */
  league?: LeagueName;
  /** Names of both teams' approved players and of everyone in the log. */
  names: LivePlayerName[];
  /** Left out where nobody is named. */
  officials?: MatchOfficial[];
}

export interface LiveDelta {
  /** It follows on the version before it. */
  version: number;
  event: LoggedMatchEvent;
  patch: LivePatch;
}

/** Two or more deltas as one patch, without their events. It brings any version from `from` on to `to`. */
export interface MergedDeltas {
  from: number;
  /** The version that the match is at afterwards. */
  to: number;
  patch: LivePatch;
}

export interface BoardLine extends RuledOutcome {
  matchId: number;
  version: number;
  status: MatchStatus;
  matchState: MatchStateName;
  currentHalf: 0 | 1 | 2;
  homeScore: number | null;
  awayScore: number | null;
  clock?: LiveClock | PlayClock | null;
  /** The score of the kicks, only with a rule sheet. */
  shootout?: { home: number; away: number } | null;
  /** The scorer's table is checking the score. */
  scoreInDoubt?: boolean;
  matchDate?: string;
  venue?: string | null;
  /** Names are sent when a team or the league was renamed, which changes no version. */
  homeTeam?: TeamRef;
  awayTeam?: TeamRef;
  league?: LeagueName;
  /** The match left the board: it was deleted, moved to a later day, or played yesterday. */
  gone?: true;
}

export interface BoardMatch extends BoardLine {
  leagueId: number | null;
  round: number | null;
  homeTeam: TeamRef;
  awayTeam: TeamRef;
  matchDate: string;
  venue: string | null;
}

export interface WatchRequest {
  matchId: number;
  /** The version that the client has, with the epoch that it has it of. */
  since?: number;
  epoch?: string;
  /** A reader who is behind gets one merged patch; left out by pages that need the events, or are older. */
  merged?: boolean;
  /** A scorekeeper's console, which is no viewer; left out by pages that are, and by older ones. */
  console?: boolean;
}
interface WatchStamp {
  ok: true;
  /** Another epoch means another history: versions of two epochs do not compare. */
  epoch: string;
  version: number;
  /** It changes with the names in the snapshot, which deltas leave out. */
  namesVersion?: string;
  /** The server's time in epoch milliseconds; left out over HTTP, where caches keep answers. */
  now?: number;
  /** When the console of a running match was last seen; left out while it is connected, or unknown. */
  consoleSilentSince?: string;
}
export type WatchAnswer =
  | (WatchStamp & { snapshot: LiveSnapshot })
  | (WatchStamp & { deltas: LiveDelta[] })
  | (WatchStamp & { merged: MergedDeltas })
  | LiveRefused;
export interface LiveRefused {
  ok: false;
  error: ErrorCode;
  message: string;
}

export interface WatchBoardRequest {
  leagueId?: number;
}
export interface BoardAnswer {
  ok: true;
  epoch: string;
  matches: BoardMatch[];
  /** The server's time in epoch milliseconds; left out over HTTP, where caches keep answers. */
  now?: number;
}
export type WatchBoardAnswer = BoardAnswer | LiveRefused;

export interface DeltasMessage {
  matchId: number;
  deltas: LiveDelta[];
}
export interface MergedMessage extends MergedDeltas {
  matchId: number;
}
export interface SnapshotMessage {
  matchId: number;
  epoch: string;
  version: number;
  snapshot: LiveSnapshot;
  namesVersion?: string;
}
export interface BoardMessage {
  matches: BoardLine[];
}
export interface ViewersMessage {
  matchId: number;
  /** How many watch the match; left out where it did not change. */
  count?: number;
  fansVotes?: FansTally;
  /** When the console was last seen, null when it is back; left out where it did not change. */
  consoleSilentSince?: string | null;
}
export interface HeartbeatMessage {
  epoch: string;
  /** By match id: the latest version of each match that the client watches. */
  versions: Record<string, number>;
}
export interface DrainMessage {
  /** Milliseconds within which to connect again, at a random moment. */
  windowMs: number;
}

/** socket.io event maps, named from the server's point of view. */
export interface LiveServerToClient {
  deltas: (message: DeltasMessage) => void;
  merged: (message: MergedMessage) => void;
  snapshot: (message: SnapshotMessage) => void;
  board: (message: BoardMessage) => void;
  viewers: (message: ViewersMessage) => void;
  heartbeat: (message: HeartbeatMessage) => void;
  drain: (message: DrainMessage) => void;
}
export interface LiveClientToServer {
  watch: (request: WatchRequest, answer: (answer: WatchAnswer) => void) => void;
  unwatch: (request: { matchId: number }) => void;
  seen: (versions: Record<string, number>) => void;
  watchBoard: (request: WatchBoardRequest, answer: (answer: WatchBoardAnswer) => void) => void;
  unwatchBoard: () => void;
}

/** `GET /api/live/{matchId}?epoch=&since=&merged=` answers like `watch`, for networks that allow no sockets. */
export type LivePollAnswer = Exclude<WatchAnswer, LiveRefused>;

export const liveLimits = {
  ring: 512,
  /** `seen` is due after this many frames, versions in deltas or ms; a merged patch counts as one version. */
  seenEveryFrames: 64,
  seenEveryVersions: 256,
  seenEveryMs: 10_000,
  heartbeatMs: 10_000,
  viewersMs: 2_000,
  /** Consoles report every 2 s; after this long without a report spectators are informed. */
  consoleSilentMs: 15_000,
} as const;
