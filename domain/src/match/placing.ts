/** The place of a match in a stage of its league (docs/product.md#finals). */
export interface StagePlace {
  stageId: number;
  /** `QF1`, `F`, or a pairing of a group such as `A-1`. */
  tie: string;
  leg: 1 | 2;
}

/** How the first leg ended, with the sides of the second one: who is at home now was away then. */
export interface FirstLeg {
  home: number;
  away: number;
  /** Whether goals scored away from home decide before extra time. */
  awayGoals: boolean;
}

export interface PlacingEventData {
  /** Stands directly behind `MatchScheduled`. */
  MatchPlaced: StagePlace;
  /** Another team has come through, while nobody has listed players. */
  TeamsChanged: { homeTeamId: number; awayTeamId: number };
  /** What the second leg needs to know of the first, until it begins; null once that counts no more. */
  FirstLegCarried: { firstLeg: FirstLeg | null };
}

export type PlacingEventType = keyof PlacingEventData;
