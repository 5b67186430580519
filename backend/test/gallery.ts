import type { GalleryImage, GalleryUpload } from '@kolo/domain';
import type { TestAnswer, TestApp } from './app.js';

interface Picture {
  title?: string;
  description?: string | null;
  originalFilename?: string;
  mimeType?: string;
  fileSize?: number;
}

/** Puts a picture into the gallery as an administrator's browser does. */
export function galleryOf(kolo: TestApp) {
  const uploadUrl = async (): Promise<string> =>
    ((await kolo.call('POST', '/api/gallery/upload-url', { as: 'admin' })).json as GalleryUpload)
      .uploadURL;
  const put = (url: string, file: Buffer): Promise<Response> =>
    fetch(new URL(url, kolo.url), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Uint8Array.from(file),
    });
  const save = (imageURL: string, picture: Picture = {}): Promise<TestAnswer> =>
    kolo.call('POST', '/api/gallery', {
      as: 'admin',
      body: {
        imageURL,
        title: 'Finale',
        description: null,
        originalFilename: 'finale.jpg',
        mimeType: 'image/jpeg',
        fileSize: 1_000,
        ...picture,
      },
    });
  /** All three steps; what the storage refuses is an answer too. */
  const add = async (file: Buffer, picture: Picture = {}): Promise<TestAnswer> => {
    const url = await uploadUrl();
    const sent = await put(url, file);
    const text = await sent.text();
    const { status, headers } = sent;
    if (status >= 400) return { status, headers, text, json: JSON.parse(text) };
    return save(url, picture);
  };
  const list = async (): Promise<GalleryImage[]> =>
    (await kolo.call('GET', '/api/gallery')).json as GalleryImage[];
  const fetchFile = (path: string): Promise<Response> => fetch(`${kolo.url}${path}`);
  return { uploadUrl, put, save, add, list, fetchFile };
}
