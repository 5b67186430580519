import { type LoggedMatchEvent, type MatchState, refusalToVoid } from '@kolo/domain';

/** What later actions can depend on: asking the rules of every tap would take a tablet half a second. */
const carriesOthers: ReadonlySet<LoggedMatchEvent['type']> = new Set<LoggedMatchEvent['type']>([
  'AttendanceConfirmed',
  'MatchInitialised',
  'FirstHalfStarted',
  'HalfTimeReached',
  'SecondHalfStarted',
  'MatchFinished',
  'MatchCancelled',
  'GoalAttributed',
  'ActionCorrected',
]);

/** Ids of the actions that cannot be taken back from under later ones. */
export const dependedOn = (state: MatchState): ReadonlySet<string> =>
  new Set(
    state.actions
      .filter(({ id, type }) => carriesOthers.has(type) && refusalToVoid(state, id) !== null)
      .map(({ id }) => id),
  );
