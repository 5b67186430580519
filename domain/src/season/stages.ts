export const stageKinds = ['knock-out', 'groups', 'split'] as const;
export type StageKind = (typeof stageKinds)[number];

/** Where a team of a stage comes from, while nobody knows which one it is. */
export type StagePlaceholder =
  | { source: 'table'; rank: number }
  | { source: 'group'; group: string; rank: number }
  /** The `nth` best of the teams that are `rank`th in their groups. */
  | { source: 'best'; rank: number; nth: number }
  | { source: 'winner' | 'loser'; tie: string }
  | { source: 'team'; teamId: number };

/** What decides a level tie, in this order; the last one must decide it. */
export const tieDeciders = [
  'away-goals',
  'extra-time',
  'kicks',
  'better-placed',
  'replay',
] as const;
export type TieDecider = (typeof tieDeciders)[number];

export type Legs = 1 | 2;

/** A time and a hall that are reserved before the teams are known; `tie` is `A-1` in a group A, `S-1` in a split. */
export interface ReservedKickOff {
  tie: string;
  leg: Legs;
  at: string;
  venue?: string;
}

export interface StageGroup {
  /** A letter or a short name. */
  name: string;
  /** How many of the entries it has; they follow group by group. */
  size: number;
}

/** `thirdPlace: 'shared'` gives both losers of the semi-finals the third place. */
export type ThirdPlace = boolean | 'shared';

export interface StageDefinition {
  kind: StageKind;
  name: string;
  /** For a knock-out in the order of their seeding; the best gets the byes. */
  entries: StagePlaceholder[];
  legs: Legs;
  /** Only in a knock-out. */
  thirdPlace?: ThirdPlace;
  /** Only in a knock-out. */
  decider?: TieDecider[];
  /** Only in a group stage. */
  groups?: StageGroup[];
  /** Results among the teams of a split count from the start, unless this is false. */
  carriesResults?: boolean;
  kickOffs?: ReservedKickOff[];
}

export interface DefinedStage extends StageDefinition {
  /** Counts within the league. */
  stageId: number;
}

export interface StageKickOffs {
  stageId: number;
  kickOffs: ReservedKickOff[];
}

export interface StageSeeding {
  stageId: number;
  /** As the entries. */
  teamIds: number[];
  /** The stage was seeded before. */
  again: boolean;
}

export const tieRulings = ['lots', 'better-placed', 'administrator'] as const;
export type TieRuling = (typeof tieRulings)[number];

export interface RuledTie {
  stageId: number;
  tie: string;
  winner: number;
  by: TieRuling;
}
