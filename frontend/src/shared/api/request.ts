import { NetworkError } from './api-error';
import { toApiError } from './to-api-error';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A Blob is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** @throws ApiError for an answer that is not OK, NetworkError for none */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  return answerOf(await send(path, options));
}

/** Every row of a list that comes in pages. */
export async function requestPages<Row>(path: string, signal?: AbortSignal): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const response: Response = await send(next, signal === undefined ? {} : { signal });
    rows.push(...(await answerOf<Row[]>(response)));
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await textOf(response);
  if (!response.ok) throw toApiError(response, text);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

export async function requestFile(
  path: string,
  options: Pick<RequestOptions, 'method' | 'body'> = {},
): Promise<Blob> {
  const response = await send(path, { ...options, headers: { accept: '*/*' } });
  if (!response.ok) throw toApiError(response, await textOf(response));
  try {
    return await response.blob();
  } catch (cause) {
    throw networkError(cause);
  }
}

async function send(path: string, { method = 'GET', body, headers, signal }: RequestOptions) {
  const json = body === undefined || body instanceof Blob ? undefined : JSON.stringify(body);
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body instanceof Blob ? { body } : json === undefined ? {} : { body: json }),
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

/** An aborted request must fail with its own AbortError. */
function networkError(cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new NetworkError('No answer from the server', { cause });
}
