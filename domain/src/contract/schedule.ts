import type { DecisionText } from './decisions.js';
import type { MessageAnswer, TeamRef } from './matches.js';

/** Hours in which a hall is the league's, cut into kick-offs; wall times in Zagreb. */
export interface VenueSlots {
  venue: string;
  /** Monday is 1. */
  weekday: number;
  /** `HH:MM` */
  from: string;
  to: string;
  /** From one kick-off to the next, without the buffer. */
  slotMinutes: number;
  bufferMinutes: number;
}

/** A hall with its address and pitch; matches name it by a text that looks the same. */
export interface VenueView {
  id: number;
  name: string;
  address: string | null;
  surface: string | null;
  lighting: string | null;
}

/** `PATCH /api/venues/{id}` */
export interface UpdateVenueRequest {
  address: string | null;
  /** What is left out stays as it is. */
  surface?: string | null;
  lighting?: string | null;
}

/** Days on which the league, one team or one venue does not play; a hard one is never broken. */
export interface BlackoutRequest {
  /** Left out for all teams. */
  teamId?: number;
  /** Left out for all venues. */
  venue?: string;
  /** `YYYY-MM-DD`, both days included. */
  fromDay: string;
  toDay: string;
  reason?: string;
  /** A company's are always soft. */
  hard: boolean;
}

export interface BlackoutView {
  id: number;
  team: TeamRef | null;
  venue: string | null;
  fromDay: string;
  toDay: string;
  reason: string | null;
  hard: boolean;
}

/** `GET /api/leagues/{id}/holidays?year=`: public holidays, proposed as soft blackouts. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  day: string;
  name: { hr: string; en: string };
  /** There is a blackout of the whole league on it already. */
  blackedOut: boolean;
}

export const teamPreferenceKinds = ['earliest', 'latest', 'not-weekday', 'not-venue'] as const;
export type TeamPreferenceKind = (typeof teamPreferenceKinds)[number];

/** What a team would like; never a reason to refuse a fixture. */
export interface TeamPreference {
  teamId: number;
  kind: TeamPreferenceKind;
  /** `HH:MM` for a time, 1–7 for a weekday, else the venue. */
  value: string;
}

/**
 * `PUT /api/teams/{id}/preferences`, by its company or an administrator: all of the team at once.
 * `GET /api/leagues/{id}/preferences` answers `TeamPreference[]`, to a company those of its own teams.
 */
export interface SetPreferencesRequest {
  preferences: Omit<TeamPreference, 'teamId'>[];
}

/** A rule that no fixture may break. */
export const hardRules = [
  'venue-taken',
  'company-busy',
  'referee-busy',
  'blackout',
  'rest',
  'no-slot',
] as const;
export type HardRule = (typeof hardRules)[number];

/** What a fixture should avoid; the optimiser weighs them. Each counts from 0, the best there can be. */
export const softRules = [
  'slotFairness',
  'firstLastSlot',
  'repeatedVenue',
  'repeatedOpponent',
  'twiceInARow',
  'otherRoundDay',
  'softBlackout',
  'preference',
  'moved',
] as const;
export type SoftRule = (typeof softRules)[number];

export interface PlannedMatch {
  matchId: number;
  matchDate: string;
  /** Null in a league that names no venue. */
  venue: string | null;
}

/** `POST /api/leagues/{id}/schedule/plan`: nothing is written. The same request with the same seed gets the same plan. */
export interface PlanRequest {
  seed: number;
  /** Matches that stay where they are; those that have begun always do. */
  keep: number[];
  /** A hall that the league lost: its matches move elsewhere. */
  lost?: { venue: string };
  /** A UUID of the caller's choice, to follow and to stop the plan by; left out where nobody does. */
  planId?: string;
}

/** `GET /api/leagues/{id}/schedule/plans/{planId}` while it is made; `DELETE` ends it with the best plan so far. */
export interface PlanProgress {
  /** In whole per cent. */
  percent: number;
}

export interface UnplacedMatch {
  matchId: number;
  rule: HardRule;
  /** The match or the blackout that is in the way; null where there is simply no slot. */
  with: number | null;
}

export interface PlanAnswer {
  /** Every match that has a place, also where it stays. */
  plan: PlannedMatch[];
  cost: Record<SoftRule, number>;
  before: Record<SoftRule, number>;
  unplaced: UnplacedMatch[];
}

/** `POST /api/leagues/{id}/schedule/apply` */
export interface ApplyPlanRequest extends DecisionText {
  plan: PlannedMatch[];
}

/** What a change of several fixtures did, or would do. */
export interface MovedFixtures extends MessageAnswer {
  moved: { matchId: number; from: string; to: string; venue: string | null }[];
  /** They have begun, or nothing changes for them. */
  stayed: number[];
}

/** `POST /api/leagues/{id}/schedule/shift`: all later matches of that day in Zagreb. */
export interface ShiftDayRequest {
  /** The first instant that moves. */
  from: string;
  /** Below zero moves them to an earlier time. */
  minutes: number;
  preview: boolean;
}

const slotConsequences = [
  'twice-in-a-row',
  'soft-blackout',
  'other-round-day',
  'preference',
  'same-opponent-soon',
  'referee-asked-again',
] as const;
export type SlotConsequenceCode = (typeof slotConsequences)[number];

export interface SlotConsequence {
  code: SlotConsequenceCode;
  /** The team that it is about; left out where it is about all. */
  teamId?: number;
  /** The other match that it is about. */
  matchId?: number;
}

/** `GET /api/matches/{id}/free-slots`: the soonest first. */
export interface FreeSlot {
  at: string;
  /** Empty in a league that names no venue. */
  venue: string;
  consequences: SlotConsequence[];
}

const proposalStates = [
  'open',
  'accepted',
  'declined',
  'confirmed',
  'withdrawn',
  'expired',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** `POST /api/matches/{id}/move-proposals`, by a company of one of the teams. */
export interface ProposeMoveRequest {
  matchDate: string;
  venue: string;
}

/** `PATCH /api/move-proposals/{id}`: the other company answers, then an administrator confirms. */
export interface AnswerMoveRequest {
  state: Extract<ProposalState, 'accepted' | 'declined' | 'confirmed'>;
}

/** `GET /api/leagues/{id}/move-proposals`: the latest first; a company reads those about its own matches. */
export interface MoveProposal {
  id: number;
  matchId: number;
  /** The team whose company proposed it. */
  team: TeamRef;
  matchDate: string;
  venue: string;
  state: ProposalState;
  /** Until when the other company can answer. */
  answerBy: string;
}

/** `GET /api/leagues/{id}/schedule/fairness`, a row for each team. */
export interface TeamFairness {
  team: TeamRef;
  home: number;
  away: number;
  /** Matches by kick-off, `HH:MM` in Zagreb. */
  kickOffs: Record<string, number>;
  /** Matches by venue. */
  venues: Record<string, number>;
  /** Days between a match and the next one. */
  restDays: number[];
}
