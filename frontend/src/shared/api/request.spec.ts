import { ApiError, NetworkError } from './api-error';
import { pathOf } from './query-client';
import { request, requestFile } from './request';

const answer = (status: number, body: string, statusText = ''): Response =>
  ({ ok: status < 300, status, statusText, text: async () => body }) as Response;

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  document.documentElement.lang = 'hr';
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

const failure = (path = '/api/x'): Promise<unknown> =>
  request(path).then(
    () => {
      throw new Error('was answered');
    },
    (error: unknown) => error,
  );

describe('request', () => {
  it('sends the cookie, the language and JSON', async () => {
    fetchMock.mockResolvedValue(answer(200, '{"id":7}'));
    const body = { team: 'home' };
    const headers = { 'idempotency-key': 'abcdefgh' };
    await expect(request('/api/x', { method: 'PATCH', body, headers })).resolves.toEqual({ id: 7 });
    expect(fetchMock).toHaveBeenCalledWith('/api/x', {
      method: 'PATCH',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': 'hr',
        'content-type': 'application/json',
        'idempotency-key': 'abcdefgh',
      },
      body: '{"team":"home"}',
    });
  });

  it('sends no body and no content type where there is none', async () => {
    fetchMock.mockResolvedValue(answer(204, ''));
    await expect(request('/api/logout', { method: 'POST' })).resolves.toBeUndefined();
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(init).not.toHaveProperty('body');
    expect(init?.headers).not.toHaveProperty('content-type');
  });

  it('takes message, code and details of a refusal', async () => {
    const refusal = {
      statusCode: 409,
      message: 'Tim je već iskoristio timeout u ovom poluvremenu',
      error: 'match.timeout-used',
      details: { team: 'home' },
    };
    fetchMock.mockResolvedValue(answer(409, JSON.stringify(refusal), 'Conflict'));
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: refusal.message,
      code: 'match.timeout-used',
      details: { team: 'home' },
    });
  });

  it.each([
    [
      'raw text',
      answer(502, 'Bad gateway at the proxy\n', 'Bad Gateway'),
      'Bad gateway at the proxy',
    ],
    ['the status text', answer(500, '', 'Internal Server Error'), 'Internal Server Error'],
    ['raw JSON without a message', answer(400, '{"a":1}', 'Bad Request'), '{"a":1}'],
    ['raw JSON whose message is no text', answer(400, '{"message":[1]}'), '{"message":[1]}'],
  ])('falls back to %s', async (_name, response, message) => {
    fetchMock.mockResolvedValue(response);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message });
  });

  it('tells a dead network apart from an answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('tells a connection that breaks in the middle of an answer as a dead network', async () => {
    const broken = { ok: true, status: 200, text: () => Promise.reject(new TypeError('reset')) };
    fetchMock.mockResolvedValue(broken as unknown as Response);
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('lets an abort be an abort', async () => {
    const abort = new DOMException('stop', 'AbortError');
    fetchMock.mockRejectedValue(abort);
    expect(await failure()).toBe(abort);
  });
});

describe('requestFile', () => {
  it('reads a file as it is', async () => {
    const blob = new Blob(['%PDF-']);
    const file = { ok: true, status: 200, blob: async () => blob };
    fetchMock.mockResolvedValue(file as unknown as Response);
    expect(await requestFile('/api/rules/7/file')).toBe(blob);
  });

  it('tells a refusal, and a file that breaks off', async () => {
    fetchMock.mockResolvedValueOnce(
      answer(404, '{"message":"Nema je.","error":"rules.not-found"}'),
    );
    await expect(requestFile('/api/rules/7/file')).rejects.toMatchObject({
      ...{ status: 404, message: 'Nema je.', code: 'rules.not-found' },
    });
    const broken = { ok: true, status: 200, blob: () => Promise.reject(new TypeError('reset')) };
    fetchMock.mockResolvedValueOnce(broken as unknown as Response);
    await expect(requestFile('/api/rules/7/file')).rejects.toBeInstanceOf(NetworkError);
  });
});

it('joins the segments of a key into a path', () => {
  expect(pathOf(['/api/matches', 5, 'manage'])).toBe('/api/matches/5/manage');
});
