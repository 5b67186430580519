import type { BySide, MatchStatus } from '../match/state.js';
import type {
  DefinedStage,
  ReservedKickOff,
  StageDefinition,
  StagePlaceholder,
  ThirdPlace,
  TieRuling,
} from '../season/stages.js';
import type { DecisionAnswer, DecisionText } from './decisions.js';
import type { MatchOutcome, TeamRef } from './matches.js';
import type { LiveTableRow } from './tables.js';

/** `POST /api/leagues/{id}/stages` */
export interface DefineStageRequest extends StageDefinition, DecisionText {}

export interface StageAnswer extends DecisionAnswer {
  decision: { id: string; stageId: number };
}

/** `GET /api/leagues/{id}/stages` */
export interface StageView extends Omit<DefinedStage, 'stageId'> {
  id: number;
  /** The decision that defined it. */
  decisionId: string;
  /** Null until it is seeded. */
  seeded: { at: string; teams: TeamRef[]; decisionId: string } | null;
  /** A match of it has line-ups: the teams stay. */
  begun: boolean;
}

/** `PUT /api/leagues/{id}/stages/{stageId}/kick-offs` */
export interface StageKickOffsRequest extends DecisionText {
  /** All kick-offs of the stage; a match that has not begun moves with its own. */
  kickOffs: ReservedKickOff[];
}

/** `POST /api/leagues/{id}/stages/{stageId}/seed` */
export interface SeedStageRequest extends DecisionText {
  /** Replaces an earlier seeding. */
  again: boolean;
  /** Seeds although results of the table are not official yet. */
  anyway: boolean;
  /** In the order of the entries; null for the teams that the table and the groups name. */
  teamIds: number[] | null;
}

/** A fixed team, a team that may still change with the table, or words for nobody yet. */
export type BracketSlot =
  | { team: TeamRef; fixed: boolean; placeholder?: StagePlaceholder }
  | { placeholder: StagePlaceholder };

const tieDecisions = [
  'score',
  'aggregate',
  'away-goals',
  'extra-time',
  'kicks',
  'award',
  'withdrawal',
] as const;
export type TieDecision = (typeof tieDecisions)[number] | TieRuling;

/** A match of a tie, or the time that is reserved for it. */
export interface BracketLeg extends MatchOutcome {
  /** Null while only the time is reserved. */
  matchId: number | null;
  leg: number;
  matchDate: string | null;
  venue: string | null;
  status: MatchStatus | null;
  /** In the second leg the home team is the other one. */
  homeTeamId: number | null;
  homeScore: number | null;
  awayScore: number | null;
}

export interface BracketTie {
  /** `QF1`, `SF2`, `F`, `TP`, before them `R16-1`. */
  id: string;
  home: BracketSlot;
  away: BracketSlot;
  legs: BracketLeg[];
  /** Over two legs, of the first leg's home team and the other one; null before a leg is played and for one leg. */
  aggregate: BySide<number> | null;
  winner: TeamRef | null;
  by: TieDecision | null;
  /** A match has begun with teams that should not play it any more: a person decides. */
  conflict: boolean;
}

export interface BracketRound {
  /** `QF`, `SF`, `F`, `TP`, `R16`, `R32`. */
  name: string;
  ties: BracketTie[];
}

/** `GET /api/leagues/{id}/stages/{stageId}/bracket`; a group stage and a split have no rounds. */
export interface Bracket {
  stage: { id: number; name: string; thirdPlace: ThirdPlace; legs: number };
  rounds: BracketRound[];
}

/** `GET /api/leagues/{id}/stages/{stageId}/tables`: of its groups, or the one of a split, as if running matches ended now. */
export interface StageTables {
  tables: { group: string | null; rows: LiveTableRow[] }[];
}

/** `POST /api/leagues/{id}/stages/{stageId}/ties/{tie}` */
export interface DecideTieRequest extends DecisionText {
  winner: number;
  by: TieRuling;
}

const finalsConflictCodes = ['short-rest', 'same-time', 'hall-reserved'] as const;

/** `GET /api/matches/{id}/finals-conflicts`: what a match would meet in the stages of its league at another time. */
export interface FinalsConflict {
  /** A team may play both with too little rest, or both at once; or the hall waits for that match. */
  code: (typeof finalsConflictCodes)[number];
  stageId: number;
  tie: string;
  leg: number;
  at: string;
}

/** The last place of a table that leads to a stage; teams level across it are `tied`. */
export interface TableCut {
  after: number;
  /** Null where only the number of finalists is known. */
  stageId: number | null;
  stageName: string | null;
  tied: number[];
}
