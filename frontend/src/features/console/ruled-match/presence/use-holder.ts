import type { ClockHolder } from '@kolo/domain';
import { useEffect, useState } from 'react';
import { deviceName, useConsoleAccess } from '@/features/console/console-access';
import type { Consoles } from './use-consoles';

interface Holder {
  /** The other device that holds the clock; null where this one may use it. */
  elsewhere: ClockHolder | null;
  /** This device held it before. */
  lost: boolean;
}

export function useHolder({ holder }: Pick<Consoles, 'holder'>): Holder {
  const [heldHere, setHeldHere] = useState(false);
  const mine = holder?.device === deviceName(useConsoleAccess());
  useEffect(() => {
    if (mine) setHeldHere(true);
  }, [mine]);
  return { elsewhere: mine ? null : holder, lost: heldHere && !mine && holder !== null };
}
