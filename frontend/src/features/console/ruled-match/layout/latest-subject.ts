import {
  completedBy,
  type LoggedMatchEvent,
  latestUndoable,
  type MatchState,
  refusalToUndo,
  standingAction,
} from '@kolo/domain';

/**
 * The subject of Undo right after a tap: the goal with its scorer and assist, not the last answer about it. Where
 * something else happened in between, it is the latest action alone.
 */
export function latestSubject(state: MatchState): LoggedMatchEvent | undefined {
  const latest = latestUndoable(state);
  if (latest === undefined || !isAnswer(latest)) return latest;
  const subjectId = completedBy(latest);
  const place = state.actions.findIndex(({ id }) => id === subjectId);
  const answersOnly =
    place >= 0 &&
    state.actions.slice(place + 1).every((action) => completedBy(action) === subjectId);
  if (subjectId === null || !answersOnly || refusalToUndo(state, subjectId) !== null) return latest;
  return standingAction(state, subjectId) ?? latest;
}

const isAnswer = ({ type }: LoggedMatchEvent): boolean =>
  type === 'ActionCorrected' || type === 'GoalAttributed' || type === 'AssistAttributed';
