import type { ConsoleGrants, ConsoleView } from '@kolo/domain';
import { readStored } from '@/shared/browser/read-stored';
import { grantsKey, rememberedGrants } from './remembered-grants';

const usedKey = 'console-matches';

/** A grant that a match on this device was opened with. */
export interface UsedGrant {
  id: number;
  device: number;
}

export const rememberGrants = ({ grants }: ConsoleGrants): void => write(grantsKey, grants);

/** The latest first: it is the one that somebody has just entered. */
export function rememberEntered(view: ConsoleView): void {
  const others = rememberedGrants().filter(({ grantId }) => grantId !== view.grantId);
  rememberGrants({ grants: [view, ...others] });
  const entered = new Set(view.matches.map(({ id }) => String(id)));
  const used = Object.entries(usedGrants());
  write(usedKey, Object.fromEntries(used.filter(([id, by]) => by !== null || !entered.has(id))));
}

/**
 * Also after the grant has ended: what was tapped under it may still be on the device.
 * @returns null where the match is run with an account
 */
export function grantFor(matchId: number): UsedGrant | null {
  if (usedGrants()[matchId] === null) return null;
  const entered = rememberedGrants().find(({ matches }) =>
    matches.some(({ id }) => id === matchId),
  );
  if (entered === undefined) return usedGrants()[matchId] ?? null;
  return { id: entered.grantId, device: entered.device };
}

/** @param grant null for the account of whoever is signed in */
export const rememberUsed = (matchId: number, grant: UsedGrant | null): void =>
  write(usedKey, { ...usedGrants(), [matchId]: grant });

function usedGrants(): Record<number, UsedGrant | null> {
  const used = readStored(usedKey);
  if (typeof used !== 'object' || used === null) return {};
  return Object.fromEntries(
    Object.entries(used).filter((entry): entry is [string, UsedGrant | null] => isUsed(entry[1])),
  );
}

const isUsed = (value: unknown): value is UsedGrant | null =>
  value === null || (typeof value === 'object' && 'id' in value && 'device' in value);

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a tablet only loses its reload without a network.
  }
}
