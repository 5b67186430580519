import {
  type Answer,
  type FakeServer,
  lost,
  ok,
  page,
  refusal,
  serve,
} from '@/shared/testing/fake-server';
import { ApiError, NetworkError } from './api-error';
import { pathOf } from './path-of';
import { request, requestFile, requestPages } from './request';

let server: FakeServer;
const broken = new TypeError('reset');

beforeEach(() => {
  document.documentElement.lang = 'hr';
  server = serve();
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
    server.on('PATCH /api/x', ok({ id: 7 }));
    const body = { team: 'home' };
    const headers = { 'idempotency-key': 'abcdefgh' };
    await expect(request('/api/x', { method: 'PATCH', body, headers })).resolves.toEqual({ id: 7 });
    expect(server.calls[0]?.init).toEqual({
      method: 'PATCH',
      credentials: 'same-origin',
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
    server.on('POST /api/logout', [204]);
    await expect(request('/api/logout', { method: 'POST' })).resolves.toBeUndefined();
    const { init } = server.calls[0] ?? {};
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
    server.on('GET /api/x', [409, refusal, 'Conflict']);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      message: refusal.message,
      code: 'match.timeout-used',
      details: { team: 'home' },
    });
  });

  it.each<[string, Answer, string]>([
    ['raw text', [502, 'Bad gateway at the proxy\n', 'Bad Gateway'], 'Bad gateway at the proxy'],
    ['the status text', [500, '', 'Internal Server Error'], 'Internal Server Error'],
    ['raw JSON without a message', [400, '{"a":1}', 'Bad Request'], '{"a":1}'],
    ['raw JSON whose message is no text', [400, '{"message":[1]}'], '{"message":[1]}'],
  ])('falls back to %s', async (_name, answer, message) => {
    server.on('GET /api/x', answer);
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message });
  });

  it('tells a dead network apart from an answer', async () => {
    server.on('GET /api/x', lost);
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('tells a connection that breaks in the middle of an answer as a dead network', async () => {
    server.on('GET /api/x', ok(broken));
    expect(await failure()).toBeInstanceOf(NetworkError);
  });

  it('lets an abort be an abort', async () => {
    const abort = new DOMException('stop', 'AbortError');
    server.on('GET /api/x', () => Promise.reject(abort));
    expect(await failure()).toBe(abort);
  });
});

describe('requestFile', () => {
  it('reads a file as it is', async () => {
    const blob = new Blob(['%PDF-']);
    server.on('GET /api/rules/7/file', ok(blob));
    expect(await requestFile('/api/rules/7/file')).toBe(blob);
  });

  it('tells a refusal, and a file that breaks off', async () => {
    server.on('GET /api/rules/7/file', [404, { message: 'Nema je.', error: 'rules.not-found' }]);
    await expect(requestFile('/api/rules/7/file')).rejects.toMatchObject({
      status: 404,
      message: 'Nema je.',
      code: 'rules.not-found',
    });
    server.on('GET /api/rules/7/file', ok(broken));
    await expect(requestFile('/api/rules/7/file')).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('a list in pages', () => {
  it('is read to its end, whatever the pages are called', async () => {
    server.on('GET /api/leagues?limit=2', page([1, 2], '/api/leagues?limit=2&after=5_2'));
    server.on('GET /api/leagues?limit=2&after=5_2', page([3, 4], '/api/leagues?limit=2&after=4_4'));
    server.on('GET /api/leagues?limit=2&after=4_4', ok([5]));
    expect(await requestPages('/api/leagues?limit=2')).toEqual([1, 2, 3, 4, 5]);
  });

  it('fails as a whole where a page is refused', async () => {
    server.on('GET /api/leagues?limit=2', page([1, 2], '/api/leagues?after=x'));
    server.on('GET /api/leagues?after=x', refusal('request.invalid'));
    await expect(requestPages('/api/leagues?limit=2')).rejects.toMatchObject({ status: 400 });
  });
});

it('joins the segments of a key into a path', () => {
  expect(pathOf(['/api/matches', 5, 'manage'])).toBe('/api/matches/5/manage');
  expect(pathOf(['/api/matches', '?leagueId=none'])).toBe('/api/matches?leagueId=none');
});
