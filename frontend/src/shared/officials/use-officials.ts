import type {
  MatchOfficialsView,
  NameOfficialRequest,
  OfficialRole,
  OfficialSide,
} from '@kolo/domain';
import { useCallback, useEffect, useState } from 'react';
import { errorMessage } from '@/shared/api/error-message';
import { request } from '@/shared/api/request';

export interface Officials {
  /** Null until the server has answered. */
  view: MatchOfficialsView | null;
  /** Why the latest request failed, in one sentence. */
  failure: string | null;
  /** @returns whether it was saved */
  name: (named: NameOfficialRequest) => Promise<boolean>;
  /** Takes an answer that came another way. */
  receive: (view: MatchOfficialsView) => void;
  /** Names that the server has not taken yet. */
  unsent?: readonly UnsentName[];
}

export interface UnsentName {
  side: OfficialSide;
  role: OfficialRole;
  /** Null where nobody is named any more. */
  label: string | null;
  /** Why it was not taken; it waits for the network without. */
  refusal?: string;
}

/** @param device the headers of a console, always the same object; administrators send none */
export function useOfficials(matchId: number, device?: Record<string, string>): Officials {
  const [view, setView] = useState<MatchOfficialsView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const receive = useCallback((answer: MatchOfficialsView) => {
    setView(answer);
    setFailure(null);
  }, []);
  const call = useCallback(
    async (options: { method: 'PUT'; body: NameOfficialRequest } | { method: 'GET' }) => {
      try {
        const path = `/api/matches/${matchId}/officials`;
        const more = device === undefined ? {} : { headers: device };
        receive(await request<MatchOfficialsView>(path, { ...options, ...more }));
        return true;
      } catch (error) {
        setFailure(errorMessage(error));
        return false;
      }
    },
    [matchId, device, receive],
  );
  useEffect(() => void call({ method: 'GET' }), [call]);
  return { view, failure, receive, name: (body) => call({ method: 'PUT', body }) };
}
