import { consoleName } from '@kolo/domain';
import { createContext, use } from 'react';
import { deviceId } from './taps/device';

/** How this device got access to the console of a match. */
export interface ConsoleAccess {
  /** Null with an account. */
  grant: { id: number; device: number } | null;
  /** The id of the signed-in account; null if unknown. */
  account: number | null;
  username: string | null;
  /** Where the scorekeeper goes back to. */
  home: string;
  /** Referees and grants run a match and nothing more. */
  mayCancel: boolean;
  /** Nothing of it leaves the device. */
  practice: boolean;
}

export const administratorsAccess: ConsoleAccess = {
  grant: null,
  account: null,
  username: null,
  home: '/admin',
  mayCancel: true,
  practice: false,
};

export const ConsoleAccessContext = createContext<ConsoleAccess>(administratorsAccess);

export const useConsoleAccess = (): ConsoleAccess => use(ConsoleAccessContext);

/** The name of this device on the server and in the log. */
export const deviceName = ({ grant }: Pick<ConsoleAccess, 'grant'>): string =>
  grant === null ? deviceId() : consoleName({ grantId: grant.id, device: grant.device });

/** The key of saved ticks on this device; null where nobody is known, and in practice. */
export function ticksMadeBy({ grant, account, practice }: ConsoleAccess): string | null {
  if (practice) return null;
  if (grant !== null) return `grant:${grant.id}`;
  return account === null ? null : `account:${account}`;
}
