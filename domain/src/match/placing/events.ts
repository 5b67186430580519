/** The place of a match in a stage of its league (docs/product.md#finals). */
export interface StagePlace {
  stageId: number;
  /** `QF1`, `F`, or a pairing of a group such as `A-1`. */
  tie: string;
  leg: 1 | 2;
}

export interface PlacingEventData {
  /** Stands directly behind `MatchScheduled`. */
  MatchPlaced: StagePlace;
  /** Another team has come through, while nobody has listed players. */
  TeamsChanged: { homeTeamId: number; awayTeamId: number };
}

export type PlacingEventType = keyof PlacingEventData;
