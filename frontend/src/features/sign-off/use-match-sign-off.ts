import type { LiveSnapshot, MatchAnswer, SignOffView } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, request, useIdempotencyKey, useWrite } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { ReportNames } from '@/shared/sign-off/report-names';
import type { SignOffWrites } from '@/shared/sign-off/sign-off-writes';

const pathOf = (matchId: number): string => `/api/matches/${matchId}/sign-off`;

export interface NamedSignOff {
  view: SignOffView;
  names: ReportNames;
  snapshot: LiveSnapshot;
}

/** The report with the names that it has only ids of; it is read again on every visit, as others sign meanwhile. */
export const useMatchSignOff = (matchId: number): UseQueryResult<NamedSignOff> =>
  useQuery({
    queryKey: [pathOf(matchId)],
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const [view, { snapshot }] = await Promise.all([
        request<SignOffView>(pathOf(matchId), { signal }),
        request<{ snapshot: LiveSnapshot }>(`/api/live/${matchId}`, { signal }),
      ]);
      return { view, snapshot, names: namesOf(snapshot) };
    },
  });

function namesOf({ homeTeam, awayTeam, names }: LiveSnapshot): ReportNames {
  const byId = new Map(names.map((player) => [player.id, player]));
  return {
    teams: { home: homeTeam.name, away: awayTeam.name },
    player: (id) => {
      const player = byId.get(id);
      return player === undefined
        ? `#${id}`
        : `${player.firstName} ${player.lastName} (${player.jerseyNumber})`;
    },
  };
}

interface Call {
  route: 'sign-off' | 'sign-off/refuse' | 'remarks' | 'protests';
  body: object;
  done: string;
}

function useCall(matchId: number): UseMutationResult<MatchAnswer, Error, Call> {
  const idempotencyKey = useIdempotencyKey();
  return useWrite({
    send: ({ route, body }: Call) =>
      request<MatchAnswer>(`/api/matches/${matchId}/${route}`, {
        method: 'POST',
        body,
        headers: idempotencyKey([route, body]),
      }),
    done: (_, { done }) => ({ title: done }),
    changes: [pathOf(matchId)],
  });
}

/**
 * The ways to write with an account.
 * @param onStale the report is not any more what was signed; the newer one is being read
 */
export function useSignOffWrites(matchId: number, onStale: () => void): SignOffWrites {
  const { t } = useTranslation('signOff');
  const client = useQueryClient();
  const { mutateAsync } = useCall(matchId);
  const make = async (route: Call['route'], body: object, done: string): Promise<boolean> => {
    try {
      await mutateAsync({ route, body, done });
      return true;
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'match.signature-stale';
      if (!isStale) return false;
      await readAgain(client, { queryKey: [pathOf(matchId)] });
      onStale();
      return true;
    }
  };
  return {
    sign: (request) => make('sign-off', request, t('done.signed')),
    refuse: (request) => make('sign-off/refuse', request, t('done.refused')),
    remark: (request) => make('remarks', request, t('remark.done')),
    protest: (request) => make('protests', request, t('protest.done')),
  };
}
