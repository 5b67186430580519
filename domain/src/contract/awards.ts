import type { DecisionText } from './decisions.js';
import type { PlayerRef, TeamRef } from './matches.js';

export const awardKinds = [
  'champion',
  'second',
  'third',
  'top-scorer',
  'mvp',
  'best-goalkeeper',
  'fair-play',
  'best-referee',
] as const;
export type AwardKind = (typeof awardKinds)[number];

/** Who gets an award of each kind. */
export const awardGoesTo = {
  champion: 'team',
  second: 'team',
  third: 'team',
  'top-scorer': 'player',
  mvp: 'player',
  'best-goalkeeper': 'player',
  'fair-play': 'team',
  'best-referee': 'user',
} as const satisfies Record<AwardKind, 'team' | 'player' | 'user'>;

/** `GET /api/leagues/{id}/awards`: the known ones by kind; a shared award has an entry for each winner. */
export interface LeagueAward {
  kind: AwardKind;
  team?: TeamRef;
  player?: PlayerRef;
  /** A referee by the name that somebody wrote down, as spectators read it; null where nobody has. */
  user?: { id: number; name: string | null };
  /** From the log; otherwise an administrator chose it. */
  derived: boolean;
  /**
   * What it is for: goals, MVPs, the percentage of saved shots, fair-play points, the mean of a referee's ratings.
   * @format double
   */
  value?: number;
}

/** `PUT /api/leagues/{id}/awards/{kind}`: one of the ids, or none to undo the choice. */
export interface ChooseAwardRequest extends DecisionText {
  teamId?: number;
  playerId?: number;
  userId?: number;
}

/** A season is over once it has a champion. */
export const isSeasonOver = (awards: readonly Pick<LeagueAward, 'kind'>[]): boolean =>
  awards.some(({ kind }) => kind === 'champion');
