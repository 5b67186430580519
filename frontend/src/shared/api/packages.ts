import type { MembershipPackage } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const usePackages = (): UseQueryResult<MembershipPackage[]> =>
  useQuery({ queryKey: ['/api/memberships'] });
