import type { Refusal } from '../../errors.js';
import { rowOf } from '../event-types/event-types.js';
import type { LoggedMatchEvent } from '../events.js';
import { actionsWithout, foldInPlace, replay } from '../fold/evolve.js';
import { listedWith } from '../lineup/player-list.js';
import { outcomeOf } from '../outcome.js';
import { refusalOf } from '../permits/permits.js';
import { initialMatchState, type MatchState, sideOf } from '../state.js';

/** Returns why an undo is refused: everything that stays must be allowed as if the action had never been. */
export function refusalToUndo(state: MatchState, actionId: string): Refusal | null {
  const action = state.actions.findLast(({ id }) => id === actionId);
  if (action === undefined) return { code: 'match.nothing-to-undo' };
  if (ledToAnother(action)) return { code: 'match.cannot-undo' };
  switch (rowOf(action.type).undo) {
    case 'never':
      return { code: 'match.nothing-to-undo' };
    case 'always':
      return hidesCorrections(state, action) ? { code: 'match.cannot-undo' } : null;
    case 'unless-needed':
      return isNeeded(state, actionId) ? { code: 'match.cannot-undo' } : null;
  }
}

/** The new match of a replay would stay alone: it is deleted where the order is undone. */
const ledToAnother = (action: LoggedMatchEvent): boolean =>
  action.type === 'MatchReplayOrdered' && action.data.newMatchId !== null;

/** Undone, such a protest would bring the registration back, also of what was corrected since; its decision does not. */
const hidesCorrections = (state: MatchState, { id, type, version }: LoggedMatchEvent): boolean =>
  type === 'ProtestAnnounced' &&
  version < state.version &&
  !state.signing?.registered &&
  Boolean(replay(state.matchId, actionsWithout(state, id)).signing?.registered);

/** Whether the rules would forbid something that stays, had the action never been. */
export function isNeeded(state: MatchState, actionId: string): boolean {
  let draft = initialMatchState(state.matchId);
  for (const remaining of actionsWithout(state, actionId)) {
    if (refusalOf(draft, remaining) !== null) return true;
    draft = foldInPlace(draft, remaining);
  }
  // An attendance is not needed for the line-ups that follow from it, but its overrides are.
  const isListed = (id: number) =>
    sideOf(draft, id) !== null ||
    (listedWith(draft, id) !== undefined && listedWith(state, id) !== actionId);
  return Object.keys(state.overrides ?? {})
    .map(Number)
    .some((id) => draft.overrides?.[id] === undefined && isListed(id));
}

/** The latest action that can be undone, which is the one that the undo bar names; none once another match counts in its place. */
export function latestUndoable(state: MatchState): LoggedMatchEvent | undefined {
  if (outcomeOf(state) === 'replayed') return undefined;
  return state.actions.findLast(({ id }) => refusalToUndo(state, id) === null);
}
