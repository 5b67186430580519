import type { TeamSide } from '../match/events.js';
import type {
  ProtestOutcome,
  ReopenReason,
  SigningRefusal,
  SigningRole,
} from '../match/signing/events.js';
import type { ResultState } from '../match/signing/official.js';
import type { SigningMethod } from '../rules/season-rules.js';
import type { DecisionText } from './decisions.js';
import type { ReportContent } from './report-content.js';

export interface Signature {
  id: string;
  role: SigningRole;
  method: SigningMethod;
  at: string;
  /** The name as it was typed, or that of the account; null when it was erased. */
  name: string | null;
  /** The SVG path of a drawn one; left out for other methods, null when it was erased. */
  drawing?: string | null;
  /** The report has changed since. */
  stale: boolean;
}

export interface RefusedSignature {
  id: string;
  role: SigningRole;
  reason: SigningRefusal;
  at: string;
  text: string | null;
}

export interface Remark {
  id: string;
  at: string;
  author: string | null;
  text: string | null;
}

export interface Protest {
  id: string;
  team: TeamSide;
  at: string;
  text: string | null;
  /** Null until it is decided. */
  outcome: ProtestOutcome | null;
  decidedAt: string | null;
  decisionText: string | null;
}

/** `GET /api/matches/{id}/sign-off`, for the parties of the match. */
export interface SignOffView {
  matchId: number;
  version: number;
  resultState: ResultState;
  /** From then on the result is official; null before the whistle, under protest and while reopened without an end. */
  officialAt: string | null;
  protestUntil: string | null;
  reportHash: string;
  content: ReportContent;
  methods: SigningMethod[];
  /** Teams that have set a PIN for this match; only they can sign by one. Left out where none has. */
  teamsWithPin?: TeamSide[];
  signatures: Signature[];
  refusals: RefusedSignature[];
  remarks: Remark[];
  protests: Protest[];
  /** Roles that the caller may sign for. */
  maySign: SigningRole[];
  /** Those of them that the caller’s own account may sign for; empty at a console, left out by older servers. */
  signsAs?: SigningRole[];
}

export interface SignRequest {
  role: SigningRole;
  method: SigningMethod;
  reportHash: string;
  name?: string;
  /** An SVG path of at most 16 KB. */
  drawing?: string;
  pin?: string;
}

/** `PUT /api/matches/{id}/team-pins`, by the company of the team or an administrator. */
export interface TeamPinRequest {
  team: TeamSide;
  /** Four to eight digits; it cannot be read again. */
  pin: string;
}

export interface TeamPinsView {
  teamsWithPin: TeamSide[];
}

export interface RefuseSignatureRequest extends DecisionText {
  role: SigningRole;
  reason: SigningRefusal;
}

export interface RemarkRequest {
  text: string;
}

export interface ProtestRequest {
  team: TeamSide;
  text: string;
}

export interface DecideProtestRequest extends DecisionText {
  outcome: ProtestOutcome;
}

export interface ReopenRequest extends DecisionText {
  reason: ReopenReason;
  /** For how long corrections are possible. */
  hours: number;
}
