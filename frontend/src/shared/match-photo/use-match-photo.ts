import type { MatchPhoto, MatchPhotoRights, MatchPhotoView } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '@/shared/api/request';
import { upload } from '@/shared/api/upload';

const pathOf = (matchId: number): string => `/api/matches/${matchId}/photo`;

const keyOf = (matchId: number) => ['/api/matches', matchId, 'photo'];

export const useMatchPhoto = (matchId: number): UseQueryResult<MatchPhotoView> =>
  useQuery<MatchPhotoView>({ queryKey: keyOf(matchId) });

/**
 * Asked again for each photo, as somebody else may replace it.
 * @param headers as whom a console calls
 */
export const useMayRemove = (
  matchId: number,
  photo: MatchPhoto | null,
  headers: Record<string, string>,
): boolean =>
  useQuery<MatchPhotoRights>({
    queryKey: [...keyOf(matchId), 'rights', photo?.url],
    queryFn: ({ signal }) => request(`${pathOf(matchId)}/rights`, { headers, signal }),
    enabled: photo !== null,
  }).data?.mayRemove === true;

/**
 * Null removes the photo.
 * @param headers as whom a console calls
 */
export function usePhotoWrite(
  matchId: number,
  headers: Record<string, string>,
): UseMutationResult<MatchPhotoView, Error, File | null> {
  const client = useQueryClient();
  return useMutation<MatchPhotoView, Error, File | null>({
    mutationFn: async (file) => {
      if (file === null) {
        await request(pathOf(matchId), { method: 'DELETE', headers });
        return { photo: null };
      }
      const form = new FormData();
      form.set('photo', file);
      return upload(pathOf(matchId), form, { method: 'PUT', headers });
    },
    onSuccess: (view) => client.setQueryData(keyOf(matchId), view),
  });
}
