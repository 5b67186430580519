import { NetworkError } from './api-error';
import { toApiError } from './to-api-error';

export interface UploadOptions {
  /** Told the share that has left the device, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

interface FormOptions extends UploadOptions {
  method?: 'POST' | 'PUT';
}

interface Sending extends UploadOptions {
  method: 'POST' | 'PUT';
  url: string;
  body: FormData | File;
  headers: Record<string, string>;
  withCredentials: boolean;
}

/**
 * Sends a form with its files.
 * @returns the JSON answer; undefined where the answer has no body
 * @throws ApiError for every non-OK answer, NetworkError where none came
 */
export async function upload<Answer>(
  path: string,
  form: FormData,
  options: FormOptions = {},
): Promise<Answer> {
  const text = await send({
    ...{ method: 'POST', url: path, body: form, withCredentials: true, ...options },
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
  });
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/**
 * Puts a file, as it is, to a signed URL: of ours, or of a storage that knows nothing of our session.
 * @throws ApiError for every non-OK answer, NetworkError where none came
 */
export async function putFile(url: string, file: File, options: UploadOptions = {}): Promise<void> {
  const headers = { 'accept-language': document.documentElement.lang, 'content-type': file.type };
  await send({ method: 'PUT', url, body: file, withCredentials: false, headers, ...options });
}

/** `fetch` cannot tell how far an upload has come, `XMLHttpRequest` can. */
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
