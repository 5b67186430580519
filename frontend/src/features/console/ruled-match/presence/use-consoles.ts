import { byAccount, type ConsolesView, headers } from '@kolo/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ConsoleAccess, useConsoleAccess } from '@/features/console/console-access';
import { deviceId } from '@/features/console/taps/device';
import { request } from '@/shared/api/request';

const everyMs = 2_000;
const answerWithinMs = 5_000;

export interface Consoles extends ConsolesView {
  /** Makes this device the one whose taps move the clock; false where the server does not answer. */
  takeClock: () => Promise<boolean>;
}

/** Reports this device's presence and receives the others'. Without a network the last answer remains. */
export function useConsoles(matchId: number, open: boolean, unsent: number): Consoles {
  const access = useConsoleAccess();
  const [view, setView] = useState<ConsolesView>({ devices: [], holder: null });
  const latest = useRef(unsent);
  useEffect(() => {
    latest.current = unsent;
  }, [unsent]);
  const say = useCallback(async () => {
    const answer = await post<ConsolesView>(access, matchId, 'presence', {
      unsent: latest.current,
    });
    if (answer !== null && 'devices' in answer) setView(answer);
  }, [matchId, access]);
  useEffect(() => {
    if (!open || access.practice) return;
    void say();
    const timer = setInterval(() => void say(), everyMs);
    return () => clearInterval(timer);
  }, [open, say, access.practice]);
  const takeClock = useCallback(async () => {
    const taken = await post<object>(access, matchId, 'clock/lease', { take: true });
    await say();
    return taken !== null;
  }, [matchId, say, access]);
  return { ...view, takeClock };
}

/** Null where the server does not answer, which is not an error. */
function post<Answer extends object>(
  { grant }: ConsoleAccess,
  matchId: number,
  path: string,
  body: object,
): Promise<Answer | null> {
  return request<Answer>(`/api/matches/${matchId}/${path}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      [headers.device]: deviceId(),
      [headers.grant]: String(grant?.id ?? byAccount),
    },
  }).catch(() => null);
}
