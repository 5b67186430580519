import type { GalleryImage } from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { errorMessage, request } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui';

export const galleryKey = ['/api/gallery'] as const;

/** Newest first; read again whenever the page is opened. */
export const useGallery = (): UseQueryResult<GalleryImage[]> =>
  useQuery<GalleryImage[]>({ queryKey: galleryKey, refetchOnMount: 'always' });

export function useDeletePicture(): UseMutationResult<void, Error, number> {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  return useMutation<void, Error, number>({
    mutationFn: (id) => request(`/api/gallery/${id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: t('success'), description: t('deleted'), variant: 'success' }),
    onError: (error) => {
      const description = errorMessage(error, t('deleteFailed'));
      toast({ title: t('failure'), description, variant: 'destructive' });
    },
    onSettled: () => readAgain(client, { queryKey: galleryKey }),
  });
}
