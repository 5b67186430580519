import { type Lift, liftsOf, type Upcaster } from '../log/upcast.js';
import type { LeagueEvent, LeagueEventType } from './events.js';

/** Properties of a type beside its rules (`decide.ts`) and its effect (`evolve.ts`). */
export interface LeagueEventTypeRow {
  /** The first turns data of schema version 1 into version 2, and so on. */
  upcasters: readonly Upcaster[];
  /** `never`: something newer takes its place; `with-matches`: by a command that undoes their rulings too. */
  undo: 'never' | 'always' | 'with-matches';
  /** Its name in the audit, after `league.`. */
  audit: string | null;
}

/** One row per event type of a league: the compiler demands it. */
export const leagueEventRows: Readonly<Record<LeagueEventType, LeagueEventTypeRow>> = {
  SeasonRulesSet: { upcasters: [], undo: 'never', audit: 'season-rules' },
  PointsAdjusted: { upcasters: [], undo: 'always', audit: 'points' },
  TeamWithdrawn: { upcasters: [], undo: 'with-matches', audit: 'withdrawal' },
  LotsDrawn: { upcasters: [], undo: 'always', audit: 'lots' },
  StageDefined: { upcasters: [], undo: 'with-matches', audit: 'stage' },
  StageKickOffsSet: { upcasters: [], undo: 'never', audit: 'kick-offs' },
  StageSeeded: { upcasters: [], undo: 'never', audit: 'seeding' },
  TieDecided: { upcasters: [], undo: 'always', audit: 'tie' },
  SuspensionImposed: { upcasters: [], undo: 'always', audit: 'suspension' },
  OfficialSuspended: { upcasters: [], undo: 'always', audit: 'suspension' },
  SuspensionChanged: { upcasters: [], undo: 'always', audit: 'change-suspension' },
  AppealFiled: { upcasters: [], undo: 'always', audit: 'appeal' },
  AppealDecided: { upcasters: [], undo: 'always', audit: 'decide-appeal' },
  DecisionsCleared: { upcasters: [], undo: 'with-matches', audit: null },
  DecisionVoided: { upcasters: [], undo: 'never', audit: null },
};

export const leagueEventTypes = Object.keys(leagueEventRows) as LeagueEventType[];

/** The schema version in which an event is written today. */
export const leagueSchemaVersionOf = (type: LeagueEventType): number =>
  leagueEventRows[type].upcasters.length + 1;

const lifts: ReadonlyMap<string, Lift<LeagueEvent>> = liftsOf<LeagueEvent>(
  leagueEventTypes,
  (type) => leagueEventRows[type].upcasters,
);

/** Returns today's shape, or null for a newer program's event. */
export const upcastLeague = (
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
): LeagueEvent | null => lifts.get(type)?.(schemaVersion, data) ?? null;
