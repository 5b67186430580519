import {
  type SessionUser,
  type SigningMethod,
  type SigningRole,
  signingRoles,
  type TeamSide,
} from '@kolo/domain';
import type { MatchParty } from '../../platform/api/access.decorators.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

/** Somebody whom the guard admitted to a match; a device at the scorer's table has no account. */
export interface Signer {
  party: MatchParty;
  user: SessionUser | undefined;
}

/** Roles that somebody may sign for: a company for its own team, the scorer's table for whoever is there. */
export const rolesOf = ({ kind, sides }: MatchParty): readonly SigningRole[] =>
  kind === 'company' ? sides : signingRoles;

/** An account stands for its own person alone, wherever that is. */
export function accountRolesOf({ kind, sides }: MatchParty): readonly SigningRole[] {
  switch (kind) {
    case 'company':
      return sides;
    case 'referee':
      return ['referee'];
    case 'administrator':
    case 'timekeeper':
      return ['scorer'];
    case 'delegate':
    case 'console':
      return [];
  }
}

/** @throws RefusalError `auth.forbidden` for another's role, or for a company that signs other than by account */
export function refuseToSign(party: MatchParty, role: SigningRole, method: SigningMethod): void {
  const isAllowed =
    method === 'account'
      ? accountRolesOf(party).includes(role)
      : party.kind !== 'company' && rolesOf(party).includes(role);
  if (!isAllowed) throw RefusalError.of('auth.forbidden');
}

/** @throws RefusalError `auth.forbidden` for a timekeeper or delegate, who runs the match but has not refereed it */
export function refuseToConfirm({ kind }: MatchParty): void {
  if (kind !== 'administrator' && kind !== 'referee') throw RefusalError.of('auth.forbidden');
}

/** @throws RefusalError `auth.forbidden` where a company speaks for the other team */
export function refuseOtherSide({ sides, kind }: MatchParty, role: SigningRole | TeamSide): void {
  if (kind === 'company' && !sides.some((side) => side === role))
    throw RefusalError.of('auth.forbidden');
}
