import { NetworkError } from './api-error';
import { toApiError } from './to-api-error';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call to the API, with the session's cookie.
 * @returns the JSON answer; undefined where the answer has no body
 * @throws ApiError for every non-OK answer, NetworkError where none came
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(path, options);
  const text = await textOf(response);
  if (!response.ok) throw toApiError(response, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/**
 * A file of the API, whole.
 * @throws ApiError for every non-OK answer, NetworkError where none came
 */
export async function requestFile(path: string, method: 'GET' | 'POST' = 'GET'): Promise<Blob> {
  const response = await send(path, { method, headers: { accept: '*/*' } });
  if (!response.ok) throw toApiError(response, await textOf(response));
  try {
    return await response.blob();
  } catch (cause) {
    throw networkError(cause);
  }
}

async function send(path: string, { method = 'GET', body, headers, signal }: RequestOptions) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: json }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw networkError(cause);
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw networkError(cause);
  }
}

/** Whoever aborts wants to see their own abort, not a dead network. */
function networkError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new NetworkError('No answer from the server', { cause });
}
