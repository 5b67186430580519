import type { MatchFactType } from './events.js';

type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/**
 * Per type, how its data got from each schema version to the next: the first entry turns version 1 into 2.
 * The present version is therefore one more than the number of entries.
 */
const upcasters: Record<MatchFactType, readonly Upcaster[]> = {
  MatchScheduled: [],
  MatchRescheduled: [],
  AttendanceConfirmed: [],
  MatchInitialised: [],
  FirstHalfStarted: [],
  HalfTimeReached: [],
  SecondHalfStarted: [],
  MatchFinished: [],
  MatchCancelled: [],
  GoalScored: [],
  GoalAttributed: [],
  AssistAttributed: [],
  ActionCorrected: [],
  PlayerCounterRaised: [],
  TeamStatisticSet: [],
  TimeoutTaken: [],
  ResultRecorded: [],
  MvpChosen: [],
  ActionVoided: [],
  MatchDeleted: [],
  MatchRestored: [],
};

/** The schema version in which a fact is written today. */
export const schemaVersionOf = (type: MatchFactType): number => upcasters[type].length + 1;

/**
 * Data as it was written, turned into today's shape.
 * @throws when the version is newer than this program knows: an old node must not guess
 */
export function upcast(
  type: MatchFactType,
  schemaVersion: number,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const steps = upcasters[type];
  if (schemaVersion === steps.length + 1) return data;
  if (schemaVersion < 1 || schemaVersion > steps.length + 1)
    throw new Error(`${type} of schema version ${schemaVersion} is unknown to this program`);
  return steps.slice(schemaVersion - 1).reduce((older, step) => step(older), data);
}
