import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { type MatchPollOptions, pollMatch } from './match-poll';

const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const answer = { ok: true, epoch: 'e1', version: 5, deltas: [] };

let server: FakeServer;
const route = 'GET /api/live/7';
const merged = jest.fn(() => false);
const listeners = {
  onAnswer: jest.fn(),
  onCurrent: jest.fn(),
  onRefused: jest.fn(),
  onFailed: jest.fn(),
} satisfies Partial<MatchPollOptions>;
const stops: (() => void)[] = [];
function poll(
  position: MatchPollOptions['position'] = () => undefined,
  namesVersion: MatchPollOptions['namesVersion'] = () => undefined,
  consoleSilentSince: MatchPollOptions['consoleSilentSince'] = () => null,
): () => void {
  const versions = { position, namesVersion, consoleSilentSince };
  const stop = pollMatch({ matchId: 7, ...versions, merged, ...listeners });
  stops.push(stop);
  return stop;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const listener of Object.values(listeners)) listener.mockReset();
  server = serve({ [route]: ok(answer) });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('asks for everything first, then for what is newer', async () => {
  let position: ReturnType<MatchPollOptions['position']>;
  let namesVersion: string | undefined;
  let silentSince: string | null = null;
  poll(
    () => position,
    () => namesVersion,
    () => silentSince,
  );
  await later();
  expect(listeners.onAnswer).toHaveBeenCalledWith(answer);
  position = { epoch: 'e1', version: 5 };
  server.on(route, [304]);
  await later(2_000);
  expect(listeners.onCurrent).toHaveBeenCalledTimes(1);
  namesVersion = 'Ivan';
  await later(2_000);
  silentSince = '2026-03-15T16:12:00.000Z';
  await later(2_000);
  expect(server.calls.map(({ path, init }) => [path, init.headers])).toEqual([
    ['/api/live/7', {}],
    ['/api/live/7?epoch=e1&since=5', { 'If-None-Match': '"e1-5"' }],
    ['/api/live/7?epoch=e1&since=5', { 'If-None-Match': '"e1-5-Ivan"' }],
    ['/api/live/7?epoch=e1&since=5', { 'If-None-Match': '"e1-5-Ivan-2026-03-15T16:12:00.000Z"' }],
  ]);
});

it('asks for one patch where that is enough, and without it where the server is older', async () => {
  merged.mockReturnValue(true);
  poll(() => ({ epoch: 'e1', version: 5 }));
  await later();
  server.on(route, ({ path }) => (path.includes('merged') ? refusal('request.invalid') : [304]));
  await later(4_000);
  expect(server.calls.map(({ path }) => path.split('since=5')[1])).toEqual([
    '&merged=true',
    '&merged=true',
    '',
    '',
  ]);
  expect(listeners.onRefused).not.toHaveBeenCalled();
  merged.mockReturnValue(false);
});

it('polls every two seconds, and less often while the server does not answer', async () => {
  const requestedAt: number[] = [];
  const begin = Date.now();
  server.on(route, () => {
    requestedAt.push((Date.now() - begin) / 1_000);
    if (requestedAt.length > 5) return ok(answer);
    if (requestedAt.length === 1) return refusal('service.unavailable');
    throw new TypeError('Failed to fetch');
  });
  poll();
  await later(42_000);
  expect(requestedAt).toEqual([0, 4, 12, 22, 32, 42]);
  expect(listeners.onFailed).toHaveBeenCalledTimes(5);
  await later(4_000);
  expect(requestedAt.slice(6)).toEqual([44, 46]);
});

it('passes on why it is refused', async () => {
  const reason = { error: 'auth.required', message: 'Prijavite se.' };
  server.on(route, [401, reason]);
  poll();
  await later();
  expect(listeners.onRefused).toHaveBeenCalledWith({ ok: false, ...reason });
  expect(listeners.onFailed).not.toHaveBeenCalled();
});

it('asks on, less often, when too much is asked from its network', async () => {
  server.on(route, refusal('request.too-fast'));
  poll();
  await later();
  expect(listeners.onRefused).not.toHaveBeenCalled();
  expect(listeners.onFailed).toHaveBeenCalledTimes(1);
  await later(10_000);
  expect(server.calls.length).toBeGreaterThan(1);
});

it('asks nothing and tells nothing once it is stopped', async () => {
  let fail: (error: Error) => void = () => {};
  server.on(
    route,
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  const stop = poll();
  stop();
  expect(server.calls[0]?.init.signal?.aborted).toBe(true);
  fail(new Error('too late'));
  await later(30_000);
  server.on(route, ok(answer));
  const second = poll();
  await later();
  second();
  await later(30_000);
  expect(server.calls).toHaveLength(2);
  expect(listeners.onFailed).not.toHaveBeenCalled();
});
