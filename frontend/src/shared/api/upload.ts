import { NetworkError } from './api-error';
import { toApiError } from './to-api-error';

export interface UploadOptions {
  /** Told the share that has left the device, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  method?: 'POST' | 'PUT';
}

/**
 * Sends a form with its files. `fetch` cannot tell how far an upload has come, `XMLHttpRequest` can.
 * @returns the JSON answer; undefined where the answer has no body
 * @throws ApiError for every non-OK answer, NetworkError where none came
 */
export function upload<Answer>(
  path: string,
  form: FormData,
  { onProgress, signal, method = 'POST' }: UploadOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.open(method, path);
    call.withCredentials = true;
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader('accept-language', document.documentElement.lang);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    call.addEventListener('load', () => {
      const text = call.responseText;
      if (call.status >= 300) reject(toApiError(call, text));
      else resolve((text === '' ? undefined : JSON.parse(text)) as Answer);
    });
    call.addEventListener('error', () => reject(new NetworkError('No answer from the server')));
    call.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    call.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    signal?.addEventListener('abort', stop);
    call.send(form);
  });
}
