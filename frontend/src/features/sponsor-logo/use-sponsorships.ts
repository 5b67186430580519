import type { SponsorshipView } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request, upload } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';

export const useSponsorships = (): UseQueryResult<SponsorshipView[]> =>
  useQuery<SponsorshipView[]>({ queryKey: ['/api/sponsorships'], refetchOnMount: 'always' });

/** Null removes the logo. */
export function useLogoWrite(id: number): UseMutationResult<SponsorshipView, Error, File | null> {
  const client = useQueryClient();
  return useMutation<SponsorshipView, Error, File | null>({
    mutationFn: (file) => {
      const path = `/api/sponsorships/${id}/logo`;
      if (file === null) return request(path, { method: 'DELETE' });
      const form = new FormData();
      form.set('logo', file);
      return upload(path, form, { method: 'PUT' });
    },
    onSuccess: async () => {
      const keys = ['/api/sponsorships', '/api/sponsors'];
      await Promise.all(keys.map((key) => readAgain(client, { queryKey: [key] })));
    },
  });
}
