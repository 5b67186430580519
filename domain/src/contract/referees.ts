import type { OutcomeKind } from '../match/rulings/ruling.js';
import type { ConsoleMatch } from './console.js';
import type { TeamRef } from './matches.js';
import type { RefereeRole } from './officials.js';

export const claimModes = ['first-come', 'administrator'] as const;
export type ClaimMode = (typeof claimModes)[number];

/** The part of the fee for a match that was awarded without play. */
export const unplayedFees = ['none', 'half', 'full'] as const;
export type UnplayedFee = (typeof unplayedFees)[number];

/** `GET` and `PUT /api/leagues/{id}/referee-rules`; all money is in whole cents. */
export interface RefereeRules {
  roles: { role: RefereeRole; feeCents: number }[];
  mode: ClaimMode;
  /** How many hours before kick-off places close. */
  claimsCloseHours: number;
  /** After so long without an answer an assignment opens again. */
  answerHours: number;
  /** A later cancellation is recorded. */
  lateCancelHours: number;
  /** Travel from one hall to another. */
  travelMinutes: number;
  kmRateCents: number;
  unplayed: UnplayedFee;
}

/** Why somebody cannot take a place. */
export const refereeConflicts = [
  'own-company',
  'overlap',
  'plays-that-day',
  'absent',
  'excluded-by-team',
  'declined',
  'not-approved',
] as const;
export type RefereeConflict = (typeof refereeConflicts)[number];

/** What speaks against somebody without forbidding it. */
const refereeDoubts = [
  'many-in-a-row',
  'many-that-day',
  'same-team-often',
  'more-than-others',
] as const;
export type RefereeDoubt = (typeof refereeDoubts)[number];

export interface RefereeMatch {
  matchId: number;
  leagueId: number;
  leagueName: string;
  round: number | null;
  matchDate: string;
  /** What was decided about it; null for an ordinary one. */
  outcome: OutcomeKind | null;
  venue: string | null;
  home: TeamRef;
  away: TeamRef;
}

/** `GET /api/referee/places`: open places, the soonest first. */
export interface RefereePlace extends RefereeMatch {
  id: number;
  role: RefereeRole;
  feeCents: number;
  /** Empty for whoever may take it. */
  ineligible: RefereeConflict[];
  claimed: boolean;
  /** How many claim it, where the administrator chooses. */
  claims: number;
  closesAt: string;
}

/** `POST /api/referee/places/{id}/claim`: assigned at once, or claimed where the administrator chooses. */
export interface ClaimAnswer {
  state: 'claimed' | AssignmentState;
  /** Null while the administrator has not chosen. */
  assignmentId: number | null;
}

/** `GET` and `PUT /api/referees/{userId}/profile`, by an administrator; companies by the ids of their accounts. */
export interface RefereeProfile {
  /** What they may do; null for every role. */
  roles: RefereeRole[] | null;
  /** Companies that they work for. */
  companies: number[];
  /** Companies for whose teams they play. */
  playsFor: number[];
  /** Companies that asked for somebody else, where the administrator agreed. */
  excludedBy: number[];
}

/** `GET` and `PUT /api/referee/profile`: what referees say of themselves. */
export type OwnRefereeProfile = Pick<RefereeProfile, 'companies' | 'playsFor'>;

/** `GET` and `PUT /api/referee/name`: as spectators read it beside a match; null before it is known. */
export interface RefereeName {
  firstName: string | null;
  lastName: string | null;
  /** Stands beside the name in reports. */
  town: string | null;
}

export interface RefereeNameRequest {
  firstName: string;
  lastName: string;
  /** What is left out stays, and null takes it away. */
  town?: string | null;
}

const assignmentStates = [
  'assigned',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'worked',
] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** `GET /api/referee/matches`: own assignments; `id` is the match's, for pages that only list matches. */
export interface RefereeAssignment extends RefereeMatch, ConsoleMatch {
  assignmentId: number;
  role: RefereeRole;
  state: AssignmentState;
  feeCents: number;
  km: number;
  /** Cancelled later than the league allows. */
  late: boolean;
  /** Until when it must be answered; null where it need not be. */
  answerBy: string | null;
}

/** Days in Zagreb, both included. */
export interface RefereeAbsence {
  fromDay: string;
  toDay: string;
}

/** `GET` and `PUT /api/referee/absences` */
export interface RefereeAbsences {
  absences: RefereeAbsence[];
}

/** `GET` and `POST /api/referee/feed`: a new address ends the one before. */
export interface RefereeFeed {
  /** `/api/calendar/referee/….ics`; null before there was one. */
  path: string | null;
}

export interface StatementLine {
  /** Null for a correction that is about no match. */
  matchId: number | null;
  /** Its teams, as people read them. */
  match: string | null;
  /** The day in Zagreb. */
  date: string;
  role: RefereeRole | null;
  /**
   * Below zero for a correction.
   * @minimum -10000000
   */
  feeCents: number;
  km: number;
  kmCents: number;
  note: string | null;
}

/** `PUT /api/referee/assignments/{id}/km` */
export interface RefereeKmRequest {
  km: number;
}

/** `POST /api/referee-statements/{userId}/corrections`: a line of the first month that is open. */
export interface CorrectStatementRequest {
  /**
   * Below zero for what was paid too much.
   * @minimum -1000000
   */
  feeCents: number;
  note: string;
}

/** `GET /api/referee/statements/{month}`: own money; `month` is `YYYY-MM`. */
export interface RefereeStatement {
  month: string;
  lines: StatementLine[];
  /**
   * The fees and the kilometres.
   * @minimum -10000000
   */
  totalCents: number;
  closedAt: string | null;
}

/**
 * The same for an administrator, who sees all referees. Administrators read the name of an account that somebody
 * wrote down, with the username where two are called the same; else the username.
 */
export interface ListedStatement extends RefereeStatement {
  userId: number;
  name: string;
}

/** `POST /api/matches/{id}/referees` */
export interface AssignRefereeRequest {
  role: RefereeRole;
  userId: number;
}

export interface AssignmentAnswer {
  assignmentId: number;
  state: AssignmentState;
}

export interface BoardPlace {
  /** Null where the role has no place of the league's rules. */
  placeId: number | null;
  role: RefereeRole;
  feeCents: number;
  assignment: { id: number; userId: number; name: string; state: AssignmentState } | null;
  claims: { userId: number; name: string }[];
  /** The best first; only for places that are open. */
  suggestions: { userId: number; name: string; doubts: RefereeDoubt[] }[];
}

export interface RefereeBoardMatch extends RefereeMatch {
  places: BoardPlace[];
}

/** `GET /api/leagues/{id}/referee-board`; `gaps` are places that nobody has. */
export interface RefereeBoard {
  rounds: { round: number | null; gaps: number; matches: RefereeBoardMatch[] }[];
}

/** `GET /api/matches/{id}/referee-candidates`: every approved referee but whoever asks, those who can
 * have the place first. */
export interface RefereeCandidate {
  userId: number;
  name: string;
  /** Reasons for which the place is refused. */
  conflicts: RefereeConflict[];
  doubts: RefereeDoubt[];
  /** They said no to the match, and may have agreed by telephone since. */
  declined: boolean;
}

/** `PUT /api/matches/{id}/referee-rating`, by the company of each team once a match is over. */
export interface RateRefereeRequest {
  userId: number;
  /** 1 to 5. */
  stars: number;
}

export interface RefereeToRate {
  userId: number;
  /** Null while nobody wrote it down. */
  name: string | null;
  role: RefereeRole;
  /** Null before the company rated them. */
  stars: number | null;
}

/** `GET /api/teams/my/referee-ratings`: matches whose referees a company may rate now. */
export interface RefereesToRate {
  matchId: number;
  matchDate: string;
  home: TeamRef;
  away: TeamRef;
  referees: RefereeToRate[];
}

/** `GET /api/leagues/{id}/referee-ratings`, by administrators. */
export interface RefereeMean {
  userId: number;
  name: string;
  ratings: number;
  /**
   * Of 1 to 5 stars, with two decimals.
   * @format double
   */
  mean: number;
}
