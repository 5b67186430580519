import type { RulesView } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, requestFile } from '@/shared/api';
import { saveFile } from '@/shared/browser/save-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type ToastMessage, toast } from '@/shared/ui';
import { publishedRules } from './use-rules';

/** One version, or the one published at the time of the download. */
type Wanted = RulesView | 'published';

export function useDownload(): UseMutationResult<ToastMessage, Error, Wanted> {
  const { t } = useTranslation('rules');
  const client = useQueryClient();
  const failure = (title: string) => (error: unknown) => {
    throw new DownloadFailure(title, { cause: error });
  };
  return useMutation<ToastMessage, Error, Wanted>({
    mutationFn: async (wanted) => {
      const rules =
        wanted === 'published'
          ? await client.fetchQuery(publishedNow).catch(failure(t('fetchFailed')))
          : wanted;
      if (rules === null) return { title: t('unavailable'), variant: 'destructive' };
      const content = await requestFile(rules.content).catch(failure(t('downloadFailed')));
      saveFile(content, rules.filename);
      return { title: t('downloaded'), variant: 'success' };
    },
    onSuccess: toast,
    onError: ({ message: title, cause }) =>
      toast({ title, description: errorMessage(cause), variant: 'destructive' }),
  });
}

/** Its message says what failed, its cause why. */
class DownloadFailure extends Error {}

/** Fetched again: the version may have been replaced since the page was opened. */
const publishedNow = { ...publishedRules, staleTime: 0 };
