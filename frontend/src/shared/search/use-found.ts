import { limits, type SearchAnswer, searchedWords } from '@kolo/domain';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

interface Found {
  /** False while too little is written to search for. */
  isSearching: boolean;
  query: UseQueryResult<SearchAnswer>;
}

/** What the server finds; queries that mean the same are one. */
export function useFound(text: string): Found {
  const words = searchedWords(text.slice(0, limits.search.length));
  const query = useQuery<SearchAnswer>({
    queryKey: ['/api/search', `?q=${encodeURIComponent(words.join(' '))}`],
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  return { isSearching: words.length > 0, query };
}
