import { callOf, whistles } from '@kolo/domain';
import { deviceId } from './device';
import { sendTap } from './send-tap';
import type { Tap } from './tap';

const command = { type: 'ChangeState', wanted: whistles.halfTime } as const;
const tap: Tap = {
  commandId: '0123456789abcdef',
  matchId: 7,
  command,
  call: callOf(7, command),
  at: '2026-03-15T16:20:00.000Z',
};

const answers = (status: number, body: unknown) =>
  jest.fn(async () => ({
    ok: status < 400,
    status,
    statusText: '',
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  }));
const refusal = (statusCode: number, error: string) => ({ statusCode, error, message: 'Ne.' });
const outcomeOf = (fetch: unknown) => {
  Object.assign(globalThis, { fetch });
  return sendTap(tap, new AbortController().signal);
};

it('sends the call with its id, its time and the device', async () => {
  const fetch = answers(200, { events: [], serverTime: tap.at });
  expect(await outcomeOf(fetch)).toMatchObject({ type: 'answered', answer: { events: [] } });
  expect(fetch).toHaveBeenCalledWith(
    '/api/matches/7/state',
    expect.objectContaining({
      method: 'PATCH',
      body: '{"matchState":"half-time"}',
      headers: expect.objectContaining({
        'idempotency-key': tap.commandId,
        'occurred-at': tap.at,
        'device-id': expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    }),
  );
});

it.each([
  [400, 'request.invalid', { type: 'refused', message: 'Ne.' }],
  [409, 'match.timeout-used', { type: 'refused', message: 'Ne.' }],
  [404, 'match.not-found', { type: 'refused', message: 'Ne.' }],
  [401, 'auth.required', { type: 'signed-out' }],
  [403, 'auth.forbidden', { type: 'signed-out' }],
  [403, 'request.foreign-origin', { type: 'unreachable' }],
  [408, 'request.timeout', { type: 'unreachable' }],
  [425, 'request.too-early', { type: 'unreachable' }],
  [429, 'request.too-many', { type: 'unreachable' }],
  [503, 'match.busy', { type: 'unreachable' }],
  [500, 'Internal Server Error', { type: 'unreachable' }],
])('takes %i %s for %o', async (status, error, outcome) => {
  expect(await outcomeOf(answers(status, refusal(status, error)))).toEqual(outcome);
});

it('tries again when something on the way answered instead of the server', async () => {
  expect(await outcomeOf(answers(404, '<html>'))).toEqual({ type: 'unreachable' });
  expect(await outcomeOf(answers(200, { signIn: 'to the Wi-Fi' }))).toEqual({
    type: 'unreachable',
  });
  expect(await outcomeOf(answers(200, '<html>'))).toEqual({ type: 'unreachable' });
  expect(await outcomeOf(answers(200, { serverTime: tap.at }))).toEqual({ type: 'unreachable' });
  expect(await outcomeOf(answers(200, { events: [] }))).toEqual({ type: 'unreachable' });
  const dead = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await outcomeOf(dead)).toEqual({ type: 'unreachable' });
});

describe('without an answer', () => {
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: silent });
  });
  afterEach(() => jest.useRealTimers());

  it('gives up after ten seconds', async () => {
    const done = jest.fn();
    void sendTap(tap, new AbortController().signal).then(done);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith({ type: 'unreachable' });
  });

  it('gives up at once when the network has changed', async () => {
    const network = new AbortController();
    const outcome = sendTap(tap, network.signal);
    network.abort();
    expect(await outcome).toEqual({ type: 'unreachable' });
  });
});

it.each(['getItem', 'setItem'] as const)(
  'sends also where the browser refuses %s of its storage, under one name',
  async (method) => {
    localStorage.clear();
    const storage = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const fetch = answers(200, { events: [], serverTime: tap.at });
    expect(await outcomeOf(fetch)).toMatchObject({ type: 'answered' });
    await outcomeOf(fetch);
    const named = expect.objectContaining({ 'device-id': deviceId() });
    for (const n of [1, 2])
      expect(fetch).toHaveBeenNthCalledWith(
        n,
        tap.call.path,
        expect.objectContaining({ headers: named }),
      );
    storage.mockRestore();
  },
);
