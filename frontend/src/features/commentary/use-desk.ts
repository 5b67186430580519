import type {
  CommentaryDesk,
  CommentaryKind,
  CommentaryLanguage,
  CommentaryRecord,
  EditCommentaryRequest,
} from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage, request } from '@/shared/api';
import { toast } from '@/shared/ui';

/** Everything that is written about a match. */
export const useDesk = (matchId: number): UseQueryResult<CommentaryDesk> =>
  useQuery({ queryKey: ['/api/matches', matchId, 'commentaries'], refetchOnMount: 'always' });

export interface TextPlace {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
}

export type TextWrite = 'save' | 'hide' | 'show' | 'regenerate';

interface Wish {
  write: TextWrite;
  text?: string;
}

/** Changes one text, and everything that shows texts is read again. */
export function useTextWrite(place: TextPlace): UseMutationResult<CommentaryRecord, Error, Wish> {
  const { t } = useTranslation(['commentary', 'common']);
  const client = useQueryClient();
  const path = `/api/matches/${place.matchId}/commentaries/${place.kind}/${place.language}`;
  return useMutation({
    mutationFn: ({ write, text }: Wish) => {
      if (write === 'regenerate') return request(`${path}/regenerate`, { method: 'POST' });
      const body: EditCommentaryRequest =
        write === 'save' ? { text: text ?? '' } : { hidden: write === 'hide' };
      return request(path, { method: 'PATCH', body });
    },
    onSuccess: (_, { write }) => toast({ title: t(`done.${write}`), variant: 'success' }),
    onError: (error) =>
      toast({
        title: t('common:error.title'),
        description: errorMessage(error),
        variant: 'destructive',
      }),
    onSettled: async () => {
      const keys = ['/api/matches', '/api/audit'];
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
    },
  });
}
