import {
  byAccount,
  headers,
  type MatchOfficialsView,
  type NameOfficialRequest,
} from '@kolo/domain';
import { useCallback, useEffect, useState } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { deviceId } from '@/features/console/taps/device';
import { request } from '@/shared/api/request';

export interface Officials {
  /** Null until the server has answered: names are never stored on the device. */
  view: MatchOfficialsView | null;
  failed: boolean;
  /** @returns whether it was saved */
  name: (named: NameOfficialRequest) => Promise<boolean>;
}

export function useOfficials(): Officials {
  const { grant } = useConsoleAccess();
  const { state, refresh } = useConsole();
  const [view, setView] = useState<MatchOfficialsView | null>(null);
  const [failed, setFailed] = useState(false);
  const grantId = grant?.id ?? null;
  const { matchId } = state;
  const call = useCallback(
    async (options: { method: 'PUT'; body: object } | { method: 'GET' }) => {
      const device = {
        [headers.device]: deviceId(),
        [headers.grant]: String(grantId ?? byAccount),
      };
      const answer = await request<MatchOfficialsView>(`/api/matches/${matchId}/officials`, {
        ...options,
        headers: device,
      }).catch(() => null);
      setFailed(answer === null);
      if (answer !== null) setView(answer);
      return answer !== null;
    },
    [grantId, matchId],
  );
  useEffect(() => void call({ method: 'GET' }), [call]);
  const name = async (named: NameOfficialRequest) => {
    const saved = await call({ method: 'PUT', body: named });
    if (saved) void refresh();
    return saved;
  };
  return { view, failed, name };
}
