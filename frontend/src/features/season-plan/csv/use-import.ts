import type { ImportAnswer, ImportRowError } from '@kolo/domain';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { ApiError, request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

export const csvPath = (leagueId: number): string => `/api/leagues/${leagueId}/fixtures.csv`;

const send = (
  path: string,
  text: string,
  headers: Record<string, string> = {},
): Promise<ImportAnswer> =>
  request(path, { method: 'POST', body: new Blob([text], { type: 'text/csv' }), headers });

/** What an import would do; nothing is written. */
export const useDryRun = (leagueId: number): UseMutationResult<ImportAnswer, Error, string> =>
  useMutation({ mutationFn: (text) => send(`${csvPath(leagueId)}?dryRun=true`, text) });

export function useImport(leagueId: number): UseMutationResult<ImportAnswer, Error, string> {
  const { t } = useTranslation('seasonPlan');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (text: string) => send(csvPath(leagueId), text, headersOf(text)),
    done: ({ created, moved, unchanged }) => ({
      title: t('csv.done'),
      description: t('csv.summary', { created, moved, unchanged }),
    }),
    changes: leaguePaths,
  });
}

/** The cells that could not be read; empty for any other failure. */
export function rowErrors(error: Error | null): ImportRowError[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details?.rows)) return [];
  return error.details.rows;
}
