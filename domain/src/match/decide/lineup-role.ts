import type { Refusal } from '../../errors.js';
import type { MatchCommand } from '../commands.js';
import { refusalOfLineupRole } from '../lineup/lineup-roles.js';
import { listedWith } from '../lineup/player-list.js';
import { rolesOf } from '../state.js';
import type { Draft } from './draft.js';

/** The same tap from a second tablet changes nothing. */
export function decideLineupRole(
  draft: Draft,
  { playerId, role, given }: Extract<MatchCommand, { type: 'ChangeLineupRole' }>,
): Refusal | null {
  const { state } = draft;
  const has = rolesOf(state, playerId).includes(role);
  const listedBy = listedWith(state, playerId);
  if (listedBy === undefined || has === given)
    return refusalOfLineupRole(state, { playerId, role, given });
  const data = { listedBy, playerId, role, given };
  return draft.add({ type: 'LineupRoleChanged', data });
}
