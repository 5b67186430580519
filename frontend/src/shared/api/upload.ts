import { NetworkError } from './api-error';
import { toApiError } from './to-api-error';

export interface UploadOptions {
  /** Receives the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface FormOptions extends UploadOptions {
  headers?: Record<string, string>;
  method?: 'POST' | 'PUT';
}

interface Sending extends UploadOptions {
  method: 'POST' | 'PUT';
  url: string;
  body: FormData | File;
  headers: Record<string, string>;
  withCredentials: boolean;
}

/** @throws ApiError for an answer that is not OK, NetworkError for none */
export async function upload<Answer>(
  path: string,
  form: FormData,
  options: FormOptions = {},
): Promise<Answer> {
  const text = await send({
    method: 'POST',
    url: path,
    body: form,
    withCredentials: true,
    ...options,
    headers: {
      ...options.headers,
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
    },
  });
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Uploads a file to a signed URL, which may belong to a storage that does not know our session. */
export async function putFile(url: string, file: File, options: UploadOptions = {}): Promise<void> {
  const headers = { 'accept-language': document.documentElement.lang, 'content-type': file.type };
  await send({ method: 'PUT', url, body: file, withCredentials: false, headers, ...options });
}

/** XMLHttpRequest reports the progress of an upload, `fetch` does not. */
function send(sending: Sending): Promise<string> {
  const { method, url, body, headers, withCredentials, onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.open(method, url);
    call.withCredentials = withCredentials;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    call.addEventListener('load', () => {
      if (call.status >= 300) reject(toApiError(call, call.responseText));
      else resolve(call.responseText);
    });
    call.addEventListener('error', () => reject(new NetworkError('No answer from the server')));
    call.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    signal?.addEventListener('abort', stop);
    call.send(body);
  });
}
