import type {
  ImportAnswer,
  ImportBatch,
  ImportKind,
  ImportRowError,
  ImportTableRow,
} from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { ApiError, request, useIdempotencyKey, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

/** A file goes as it is, because only the server knows the encodings of spreadsheets. */
export interface ImportSource {
  kind: ImportKind;
  content: string | File;
}

const importsPath = (leagueId: number): string => `/api/leagues/${leagueId}/imports`;

const send = (
  path: string,
  content: string | File,
  headers: Record<string, string> = {},
): Promise<ImportAnswer> =>
  request(path, { method: 'POST', body: new Blob([content], { type: 'text/csv' }), headers });

/** What an import would do; nothing is written. */
export const useDryRun = (leagueId: number): UseMutationResult<ImportAnswer, Error, ImportSource> =>
  useMutation({
    mutationFn: ({ kind, content }) =>
      send(`${importsPath(leagueId)}/${kind}?dryRun=true`, content),
  });

export function useImport(leagueId: number): UseMutationResult<ImportAnswer, Error, ImportSource> {
  const { t } = useTranslation('leaguePage');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: ({ kind, content }: ImportSource) =>
      send(`${importsPath(leagueId)}/${kind}`, content, headersOf([kind, identityOf(content)])),
    done: ({ created, moved, unchanged }) => ({
      title: t('files.done'),
      description: t('files.summary', { created, moved, unchanged }),
    }),
    changes: leaguePaths,
  });
}

const identityOf = (content: string | File): unknown =>
  typeof content === 'string' ? content : [content.name, content.size, content.lastModified];

export const useImportBatches = (leagueId: number): UseQueryResult<ImportBatch[]> =>
  useQuery<ImportBatch[]>({
    queryKey: ['/api/leagues', leagueId, 'imports'],
    refetchOnMount: 'always',
  });

export function useUndoImport(leagueId: number): UseMutationResult<unknown, Error, number> {
  const { t } = useTranslation('leaguePage');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (batchId: number) =>
      request(`${importsPath(leagueId)}/${batchId}`, {
        method: 'DELETE',
        headers: headersOf(batchId),
      }),
    done: () => ({ title: t('files.undone') }),
    changes: leaguePaths,
  });
}

/** The cells that could not be read; empty for any other failure. */
export const rowErrors = (error: Error | null): ImportRowError[] =>
  listOf<ImportRowError>(error, 'rows');

/** The file as it was read, where the server got that far. */
export const readTable = (error: Error | null): ImportTableRow[] =>
  listOf<ImportTableRow>(error, 'table');

function listOf<Row>(error: Error | null, name: 'rows' | 'table'): Row[] {
  if (!(error instanceof ApiError)) return [];
  const list = error.details?.[name];
  return Array.isArray(list) ? list : [];
}
