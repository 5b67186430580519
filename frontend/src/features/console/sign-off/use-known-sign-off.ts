import { byAccount, headers, type SignOffView } from '@kolo/domain';
import { useEffect, useState } from 'react';
import { type ConsoleAccess, useConsoleAccess } from '@/features/console/console-access';
import { deviceId } from '@/features/console/taps/device';
import { request } from '@/shared/api/request';

/**
 * Names and words from beside the log; null without a network, when only those of this device are known.
 * @param version of the log, as every change may bring more of them
 */
export function useKnownSignOff(matchId: number, version: number): SignOffView | null {
  const access = useConsoleAccess();
  const [known, setKnown] = useState<{ version: number; view: SignOffView } | null>(null);
  useEffect(() => {
    if (access.practice) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    request<SignOffView>(`/api/matches/${matchId}/sign-off`, { headers: asConsole(access), signal })
      .then((view) =>
        setKnown((before) =>
          before !== null && before.version > version ? before : { version, view },
        ),
      )
      .catch(() => {
        // The tablet goes on with what it knows.
      });
    return () => stopped.abort();
  }, [matchId, access, version]);
  return known?.view ?? null;
}

/** How this device identifies itself to the server. */
export const asConsole = ({ grant }: ConsoleAccess) => ({
  [headers.device]: deviceId(),
  [headers.grant]: String(grant?.id ?? byAccount),
});
