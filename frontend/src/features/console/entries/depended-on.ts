import { type MatchState, refusalToUndo } from '@kolo/domain';

/** Ids of the actions that cannot be undone because later ones depend on them. */
export const dependedOn = (state: MatchState): ReadonlySet<string> =>
  new Set(state.actions.map(({ id }) => id).filter((id) => refusalToUndo(state, id) !== null));
