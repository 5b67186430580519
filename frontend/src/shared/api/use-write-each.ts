import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui/toast-store';
import { errorMessage } from './error-message';
import { readAgain } from './read-again';
import { onWriteRefused } from './sign-in-again';

interface WriteEach<Item> {
  send: (item: Item) => Promise<unknown>;
  nameOf: (item: Item) => string;
  done: (count: number) => string;
  /** Queries below these paths are read again. */
  changes: readonly string[];
}

/**
 * Writes several items one by one; a refused one does not stop the others. The result is the
 * refused items.
 */
export function useWriteEach<Item>(
  write: WriteEach<Item>,
): UseMutationResult<Item[], Error, readonly Item[]> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: readonly Item[]) => {
      const refused: Item[] = [];
      let reason = '';
      for (const item of items) {
        try {
          await write.send(item);
        } catch (error) {
          if (error instanceof Error) onWriteRefused(error);
          reason ||= `${write.nameOf(item)}: ${errorMessage(error)}`;
          refused.push(item);
        }
      }
      if (refused.length === 0) toast({ variant: 'success', title: write.done(items.length) });
      else
        toast({
          variant: 'destructive',
          title: t('someFailed', { failed: refused.length, total: items.length }),
          description: reason,
        });
      return refused;
    },
    onSettled: () =>
      Promise.all(write.changes.map((path) => readAgain(client, { queryKey: [path] }))),
  });
}
