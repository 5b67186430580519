import type { ConsoleView } from '@kolo/domain';
import { readStored } from '@/shared/browser/read-stored';

export const grantsKey = 'console-grants';

/** The grants that this device has entered, as the server said last; a tablet may be without a network. */
export function rememberedGrants(): ConsoleView[] {
  const grants = readStored(grantsKey);
  return Array.isArray(grants) ? grants.filter(isView) : [];
}

const isView = (value: unknown): value is ConsoleView =>
  typeof value === 'object' && value !== null && 'grantId' in value && 'matches' in value;
