import type { Refusal } from '../../errors.js';
import { limits } from '../../limits.js';
import type { LineupRole, MatchEventData, TeamSide } from '../events.js';
import { isScheduled, refusalToCount, unless } from '../may-count.js';
import { type MatchState, rolesOf, sideOf } from '../state.js';

type LineupRoleChange = MatchEventData['LineupRoleChanged'];

/** Players of a team who have this role, in no order. */
export function playersWithRole(state: MatchState, team: TeamSide, role: LineupRole): number[] {
  const listed = state.lineup?.[team] ?? [];
  return listed.filter((id) => rolesOf(state, id).includes(role));
}

/** As many as play at once by the match's sheet. */
export const maxStarters = ({ play }: MatchState): number =>
  play?.rules.playersOnPitch ?? limits.starters;

/** Returns why a role may not be changed: only players on the list have one, and no more start than play. */
export function refusalOfLineupRole(
  state: MatchState,
  { playerId, role, given }: Omit<LineupRoleChange, 'listedBy'>,
): Refusal | null {
  const team = sideOf(state, playerId);
  const refusal = isScheduled(state) ? null : refusalToCount(state);
  if (refusal !== null || team === null)
    return (
      refusal ?? {
        code: state.lineup === null ? 'match.not-initialised' : 'match.player-not-present',
      }
    );
  if (!given || role !== 'starter') return null;
  const others = playersWithRole(state, team, role).filter((id) => id !== playerId);
  return unless(others.length < maxStarters(state), 'match.starters-full');
}

/** Gives a role to a player or takes it away; a team has one captain, so naming another takes it from the one before. */
export function changeLineupRole(
  draft: MatchState,
  { playerId, role, given }: LineupRoleChange,
): void {
  const roles = { ...draft.lineupRoles };
  const team = sideOf(draft, playerId);
  if (role === 'captain' && given && team !== null)
    for (const id of playersWithRole(draft, team, role)) withoutRole(roles, id, role);
  withoutRole(roles, playerId, role);
  if (given) roles[playerId] = [...(roles[playerId] ?? []), role].sort();
  draft.lineupRoles = roles;
}

/** Whoever leaves the list loses their roles, which nobody inherits. */
export function forgetRoles(draft: MatchState, playerId: number): void {
  if (draft.lineupRoles?.[playerId] === undefined) return;
  const { [playerId]: _, ...others } = draft.lineupRoles;
  draft.lineupRoles = others;
}

function withoutRole(
  roles: NonNullable<MatchState['lineupRoles']>,
  id: number,
  role: LineupRole,
): void {
  const left = roles[id]?.filter((other) => other !== role) ?? [];
  if (left.length === 0) delete roles[id];
  else roles[id] = left;
}
