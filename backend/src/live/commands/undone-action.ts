import { type LoggedMatchEvent, latestUndoable, type MatchState } from '@kolo/domain';

/** The action that an undo means: the one that it names, else the latest that can be undone. */
export const undoneAction = (
  state: MatchState,
  actionId: string | undefined,
): LoggedMatchEvent | undefined =>
  actionId === undefined
    ? latestUndoable(state)
    : state.actions.findLast(({ id }) => id === actionId);
