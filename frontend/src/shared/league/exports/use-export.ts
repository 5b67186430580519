import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { errorMessage, requestFile } from '@/shared/api';
import { saveFile } from '@/shared/browser/save-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui/toast-store';

/** What anybody signed in may take as a file. */
export const sharedExports = ['table', 'results', 'scorers', 'cards', 'attendance'] as const;
/** `players` has those that wait for approval, `fixtures` the form of an import: both are for administrators. */
export type LeagueExport = (typeof sharedExports)[number] | 'players' | 'fixtures';

const pathOf = (leagueId: number, file: LeagueExport): string =>
  file === 'fixtures'
    ? `/api/leagues/${leagueId}/fixtures.csv`
    : `/api/leagues/${leagueId}/exports/${file}.csv`;

/** Fetched and not linked, so that the file speaks the language of the page. */
export function useExport(
  leagueId: number,
  file: LeagueExport,
): UseMutationResult<void, Error, void> {
  const { t } = useTranslation('leagueTable');
  return useMutation<void>({
    mutationFn: async () =>
      saveFile(await requestFile(pathOf(leagueId, file)), `kolo-${leagueId}-${file}.csv`),
    onError: (error) =>
      toast({
        title: t('export.failed'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
}
