import type { SharedExport } from '@kolo/domain';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { errorMessage, requestFile } from '@/shared/api';
import { saveFile } from '@/shared/browser/save-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui/toast-store';

/**
 * `archive` has the whole season once it is over. `players` has those that wait for approval, `fixtures` the form of
 * an import: both are for administrators.
 */
export type LeagueExport = SharedExport | 'archive' | 'players' | 'fixtures';

function pathOf(leagueId: number, file: LeagueExport): string {
  const league = `/api/leagues/${leagueId}`;
  if (file === 'archive') return `${league}/archive.zip`;
  return file === 'fixtures' ? `${league}/fixtures.csv` : `${league}/exports/${file}.csv`;
}

const nameOf = (leagueId: number, file: LeagueExport): string =>
  `kolo-${leagueId}-${file}.${file === 'archive' ? 'zip' : 'csv'}`;

/** Fetched and not linked, so that the file speaks the language of the page. */
export function useExport(
  leagueId: number,
  file: LeagueExport,
): UseMutationResult<void, Error, void> {
  const { t } = useTranslation('leagueTable');
  return useMutation<void>({
    mutationFn: async () =>
      saveFile(await requestFile(pathOf(leagueId, file)), nameOf(leagueId, file)),
    onError: (error) =>
      toast({
        title: t('export.failed'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
}
