import { limits } from '../../limits.js';
import type { MatchCommand, WantedState } from '../commands.js';
import { isRuling } from '../rulings/commands.js';
import { isSigning, type SigningCommand } from '../signing/commands.js';
import { noSigning, type Signing } from '../signing/signing.js';
import type { MatchState } from '../state.js';

/**
 * Whether the match's log has room for a command: a broken device must not append for ever, and must not keep a
 * match from being put right and ended either (docs/product.md#live-match).
 */
export function hasRoom(state: MatchState, command: MatchCommand): boolean {
  const { version, mvpPlayerId, signing } = state;
  const { entries, all } = limits.matchLog;
  if (isSigning(command)) return hasRoomToSign(signing, command);
  if (version < entries || isRuling(command)) return true;
  switch (command.type) {
    case 'ChangeState':
      return onlyLeadsOn(command.wanted);
    case 'ControlPeriod':
    case 'StartShootout':
    case 'TakeShootoutKick':
    case 'DeleteMatch':
    case 'RestoreMatch':
      return true;
    case 'ChooseMvp':
      return version < all || mvpPlayerId === null;
    case 'Undo':
      return version < all;
    default:
      return false;
  }
}

/** A device that never stops writing takes nobody else's room. */
function hasRoomToSign(
  { signatures, refusals, remarks, protests }: Signing = noSigning,
  command: SigningCommand,
): boolean {
  const { signing: max } = limits.matchLog;
  switch (command.type) {
    case 'SignResult':
      return signatures.filter(({ role }) => role === command.role).length < max.ofOneSide;
    case 'RefuseSignature':
      return refusals.filter(({ role }) => role === command.role).length < max.ofOneSide;
    case 'AnnounceProtest':
      return protests.filter(({ team }) => team === command.team).length < max.ofOneSide;
    case 'AddRemark':
      return remarks.length < max.remarks;
    default:
      return true;
  }
}

/** Each whistle is blown once, unless it is undone. */
const onlyLeadsOn = ({
  status: _status,
  matchState: _matchState,
  currentHalf: _currentHalf,
  levelReason: _levelReason,
  ...counted
}: WantedState): boolean => Object.values(counted).every((value) => value === undefined);
