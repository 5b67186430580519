import { type MatchPollOptions, pollMatch } from './match-poll';

const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const answer = { ok: true, epoch: 'e1', version: 5, deltas: [] };

let fetched: jest.Mock<Promise<unknown>, [string, RequestInit]>;
const told = {
  onAnswer: jest.fn(),
  onCurrent: jest.fn(),
  onRefused: jest.fn(),
  onFailed: jest.fn(),
} satisfies Partial<MatchPollOptions>;
const stops: (() => void)[] = [];
function poll(
  position: MatchPollOptions['position'] = () => undefined,
  named: MatchPollOptions['named'] = () => undefined,
): () => void {
  const stop = pollMatch({ matchId: 7, position, named, ...told });
  stops.push(stop);
  return stop;
}
const answers = (status: number, body: unknown = null) => ({
  status,
  ok: status === 200,
  json: async () => body,
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const listener of Object.values(told)) listener.mockReset();
  fetched = jest.fn().mockResolvedValue(answers(200, answer));
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

it('asks for everything first, then for what is newer', async () => {
  let position: ReturnType<MatchPollOptions['position']>;
  let named: string | undefined;
  poll(
    () => position,
    () => named,
  );
  await later();
  expect(told.onAnswer).toHaveBeenCalledWith(answer);
  position = { epoch: 'e1', version: 5 };
  fetched.mockResolvedValue(answers(304));
  await later(2_000);
  expect(told.onCurrent).toHaveBeenCalledTimes(1);
  named = 'Ivan';
  await later(2_000);
  expect(fetched.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
    ['/api/live/7', {}],
    ['/api/live/7?epoch=e1&since=5', { 'If-None-Match': '"e1-5"' }],
    ['/api/live/7?epoch=e1&since=5', { 'If-None-Match': '"e1-5-Ivan"' }],
  ]);
});

it('asks every two seconds, and less often while nobody answers', async () => {
  const askedAt: number[] = [];
  const begin = Date.now();
  fetched.mockImplementation(async () => {
    askedAt.push((Date.now() - begin) / 1_000);
    if (askedAt.length > 5) return answers(200, answer);
    if (askedAt.length === 1) return answers(503, { error: 'service.unavailable' });
    throw new TypeError('Failed to fetch');
  });
  poll();
  await later(42_000);
  expect(askedAt).toEqual([0, 4, 12, 22, 32, 42]);
  expect(told.onFailed).toHaveBeenCalledTimes(5);
  await later(4_000);
  expect(askedAt.slice(6)).toEqual([44, 46]);
});

it('passes on why it is refused', async () => {
  const refusal = { error: 'auth.required', message: 'Prijavite se.' };
  fetched.mockResolvedValue(answers(401, refusal));
  poll();
  await later();
  expect(told.onRefused).toHaveBeenCalledWith({ ok: false, ...refusal });
  expect(told.onFailed).not.toHaveBeenCalled();
});

it('asks on, less often, when too much is asked from its network', async () => {
  fetched.mockResolvedValue(answers(429, { error: 'request.too-fast', message: 'Pričekajte.' }));
  poll();
  await later();
  expect(told.onRefused).not.toHaveBeenCalled();
  expect(told.onFailed).toHaveBeenCalledTimes(1);
  await later(10_000);
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
});

it('asks nothing and tells nothing once it is stopped', async () => {
  let fail: (error: Error) => void = () => {};
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        fail = reject;
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  const stop = poll();
  stop();
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  fail(new Error('too late'));
  await later(30_000);
  fetched.mockResolvedValue(answers(200, answer));
  const second = poll();
  await later();
  second();
  await later(30_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(told.onFailed).not.toHaveBeenCalled();
});
