import type { MatchOfficialsView, NameOfficialRequest } from '@kolo/domain';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/shared/api/error-message';
import { request } from '@/shared/api/request';

export interface Officials {
  /** Null until the server has answered: names are never stored on the device. */
  view: MatchOfficialsView | null;
  /** Why the latest request failed, in one sentence. */
  failure: string | null;
  /** @returns whether it was saved */
  name: (named: NameOfficialRequest) => Promise<boolean>;
}

/** @param device the headers of a console, always the same object; administrators send none */
export function useOfficials(matchId: number, device?: Record<string, string>): Officials {
  const [view, setView] = useState<MatchOfficialsView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const call = useCallback(
    async (options: { method: 'PUT'; body: NameOfficialRequest } | { method: 'GET' }) => {
      try {
        const path = `/api/matches/${matchId}/officials`;
        const more = device === undefined ? {} : { headers: device };
        setView(await request<MatchOfficialsView>(path, { ...options, ...more }));
        setFailure(null);
        return true;
      } catch (error) {
        setFailure(errorMessage(error));
        return false;
      }
    },
    [matchId, device],
  );
  useEffect(() => void call({ method: 'GET' }), [call]);
  return { view, failure, name: (body) => call({ method: 'PUT', body }) };
}
