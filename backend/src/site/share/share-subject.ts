import type {
  AwardKind,
  AwardWinner,
  BracketSlot,
  BySide,
  FormLetter,
  MatchStatus,
  OutcomeKind,
  TeamSide,
} from '@kolo/domain';

export type ShareSubject =
  | SharedMatch
  | SharedTeam
  | SharedPlayer
  | SharedTable
  | SharedAwards
  | SharedBracket
  | { kind: 'site' };

export interface SharedMatch {
  kind: 'match';
  id: number;
  homeTeam: string;
  awayTeam: string;
  score: { home: number; away: number } | null;
  /** The score of the kicks, in a match that came to them. */
  shootout: { home: number; away: number } | null;
  afterExtraTime: boolean;
  status: MatchStatus;
  /** The decision about it; left out of an ordinary match. */
  outcome?: OutcomeKind | undefined;
  awardedTo?: AwardWinner | undefined;
  /** Left out of an awarded match that never began. */
  playedScore?: BySide<number> | undefined;
  /** ISO 8601 instant. */
  matchDate: string;
  /** When it was to be before it was moved, the first date first; left out of one that was not. */
  previousDates?: string[];
  venue: string | null;
  round: number | null;
  league: string | null;
  /** The path of its photo; left out of one without. */
  photo?: string;
}

export interface SharedTeam {
  kind: 'team';
  id: number;
  name: string;
  league: string | null;
  played: number;
  points: number;
  /** Null where results are not public; `form` is then empty. */
  goals: number | null;
  form: FormLetter[];
}

export interface SharedTable {
  kind: 'table';
  /** Null for the visitors' league. */
  id: number | null;
  league: string;
  rows: {
    position: number;
    team: string;
    played: number;
    difference: number | null;
    points: number;
  }[];
}

export interface SharedBracket {
  kind: 'bracket';
  /** Of the league. */
  id: number;
  league: string;
  /** Of the stage; null in a league without finals. */
  name: string | null;
  rounds: { round: string; ties: SharedTie[] }[];
}

export interface SharedTie {
  home: BracketSlot;
  away: BracketSlot;
  /** Over two legs together; null before the first goal, and where results are not public. */
  score: BySide<number> | null;
  /** Null where there were none, and where results are not public. */
  kicks: BySide<number> | null;
  winner: TeamSide | null;
}

/** By the name that public pages show. */
export interface SharedPlayer {
  kind: 'player';
  id: number;
  name: string;
  team: string;
  matches: number;
  goals: number;
}

export interface SharedAwards {
  kind: 'awards';
  /** Of the league. */
  id: number;
  league: string;
  awards: {
    award: AwardKind;
    winner: string;
    /** The winner's team, whose crest is drawn. */
    team: string | null;
  }[];
}

/** A page with a preview of its own. */
export type SharedPage =
  | { kind: 'match' | 'team' | 'player' | 'awards' | 'bracket'; id: number }
  | { kind: 'table'; id: number | null }
  | { kind: 'site' };
