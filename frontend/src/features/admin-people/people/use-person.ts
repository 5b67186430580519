import {
  cleanLine,
  type ErasePersonRequest,
  type ExportPersonRequest,
  type FoundPerson,
  type PersonView,
  peopleLimits,
} from '@kolo/domain';
import { type UseMutationResult, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, requestFile, useWrite } from '@/shared/api';
import { saveFile } from '@/shared/browser/save-file';
import { useTranslation } from '@/shared/i18n/use-translation';

export type PersonId = Pick<FoundPerson, 'kind' | 'id'>;

const pathOf = ({ kind, id }: PersonId): string => `/api/people/${kind}-${id}`;

/** The search results; none while too little is typed. */
export const useFoundPeople = (typed: string): UseQueryResult<FoundPerson[]> =>
  useQuery<FoundPerson[]>({
    queryKey: ['/api/people', `?search=${encodeURIComponent(cleanLine(typed))}`],
    queryFn: () =>
      request<FoundPerson[]>(`/api/people?search=${encodeURIComponent(cleanLine(typed))}`),
    enabled: cleanLine(typed).length >= peopleLimits.search.min,
    // A name that is typed again is looked up again: people register in the meantime.
    staleTime: 0,
  });

/** The rows that an erasure would affect. */
export const usePerson = (person: PersonId): UseQueryResult<PersonView> =>
  useQuery<PersonView>({
    queryKey: ['/api/people', `${person.kind}-${person.id}`],
    refetchOnMount: 'always',
  });

export function useErasePerson(
  person: PersonId,
): UseMutationResult<unknown, Error, ErasePersonRequest> {
  const { t } = useTranslation('adminPeople');
  return useWrite({
    send: (body: ErasePersonRequest) =>
      request(`${pathOf(person)}/erase`, { method: 'POST', body }),
    done: () => ({ title: t('people.erased') }),
    failed: t('people.eraseFailed'),
    // The name may have been shown anywhere.
    changes: ['/api'],
  });
}

/** Saves all data about a person as a file. */
export function useExportPerson(
  person: PersonId,
): UseMutationResult<unknown, Error, ExportPersonRequest> {
  const { t } = useTranslation('adminPeople');
  return useWrite({
    send: async (body: ExportPersonRequest) =>
      saveFile(
        await requestFile(`${pathOf(person)}/export`, { method: 'POST', body }),
        `${person.kind}-${person.id}.zip`,
      ),
    done: () => ({ title: t('people.exported') }),
    failed: t('people.exportFailed'),
    changes: ['/api/audit'],
  });
}
