import type { RefereeStatement } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const useStatements = (): UseQueryResult<RefereeStatement[]> =>
  useQuery<RefereeStatement[]>({
    queryKey: ['/api/referee', 'statements'],
    refetchOnMount: 'always',
  });
