import type {
  CommentaryDesk,
  CommentaryKind,
  CommentaryLanguage,
  CommentaryRecord,
  EditCommentaryRequest,
  RegenerateCommentaryRequest,
} from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWrite } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';

export const useDesk = (matchId: number): UseQueryResult<CommentaryDesk> =>
  useQuery({ queryKey: ['/api/matches', matchId, 'commentaries'], refetchOnMount: 'always' });

export interface TextPlace {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
}

export type TextWrite = 'save' | 'hide' | 'show' | 'regenerate';

interface TextChange {
  write: TextWrite;
  text?: string;
  /** The text on the screen, null where there was none: the server refuses if it has changed. */
  insteadOf: string | null;
}

export const pathOf = ({ matchId, kind, language }: TextPlace): string =>
  `/api/matches/${matchId}/commentaries/${kind}/${language}`;

/** Changes one text and refetches everything that shows texts. */
export function useTextWrite(
  place: TextPlace,
): UseMutationResult<CommentaryRecord, Error, TextChange> {
  const { t } = useTranslation('commentary');
  const path = pathOf(place);
  return useWrite({
    send: ({ write, text, insteadOf }: TextChange) => {
      if (write === 'regenerate') {
        const body: RegenerateCommentaryRequest = { insteadOf };
        return request(`${path}/regenerate`, { method: 'POST', body });
      }
      const body: EditCommentaryRequest =
        write === 'save' ? { text: text ?? '', insteadOf } : { hidden: write === 'hide' };
      return request(path, { method: 'PATCH', body });
    },
    done: (_, { write }) => ({ title: t(`done.${write}`) }),
    changes: ['/api/matches', '/api/audit'],
  });
}
