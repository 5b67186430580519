import type { GalleryImage, GalleryUpload, NewGalleryImage } from '@kolo/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { putFile, request } from '@/shared/api';
import { readAgain } from '@/shared/api/read-again';
import { galleryKey } from './use-gallery';

/** A file that has been uploaded to the storage. */
export interface SentPicture {
  file: File;
  url: string;
}

interface SendPicture {
  send: UseMutationResult<SentPicture, Error, File>;
  /** The uploaded share, 0 to 1. */
  sent: number;
  /** Aborts the upload. */
  stop: () => void;
}

/** Uploads a file straight to the storage. */
export function useSendPicture(): SendPicture {
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController | null>(null);
  const send = useMutation<SentPicture, Error, File>({
    mutationFn: async (file) => {
      setSent(0);
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const options = { method: 'POST', signal } as const;
      const { uploadURL: url } = await request<GalleryUpload>('/api/gallery/upload-url', options);
      await putFile(url, file, { onProgress: setSent, signal });
      return { file, url };
    },
  });
  return { send, sent, stop: () => running.current?.abort() };
}

export interface PictureDetails {
  title: string;
  description: string;
}

/** Puts an uploaded picture into the gallery. */
export function useSavePicture({
  file,
  url,
}: SentPicture): UseMutationResult<GalleryImage, Error, PictureDetails> {
  const client = useQueryClient();
  return useMutation<GalleryImage, Error, PictureDetails>({
    mutationFn: ({ title, description }) => {
      const body: NewGalleryImage = {
        imageURL: url,
        title: title.trim(),
        description: description.trim() || null,
        originalFilename: file.name,
        mimeType: file.type,
        fileSize: file.size,
      };
      return request('/api/gallery', { method: 'POST', body });
    },
    // Also after a failure: the lost answer may have been a success.
    onSettled: () => readAgain(client, { queryKey: galleryKey }),
  });
}
