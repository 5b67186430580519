import { callOf, whistles } from '@kolo/domain';
import {
  type Answer,
  type FakeServer,
  lost,
  ok,
  type Reaction,
  serve,
  silent,
} from '@/shared/testing/fake-server';
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

const route = `PATCH ${tap.call.path}` as const;
const refused = (status: number, error: string): Answer => [
  status,
  { statusCode: status, error, message: 'Ne.' },
];
let server: FakeServer;
const outcomeOf = (reaction: Reaction) => {
  server = serve({ [route]: reaction });
  return sendTap(tap, new AbortController().signal);
};

it('sends the call with its id, its time and the device', async () => {
  const outcome = await outcomeOf(ok({ events: [], serverTime: tap.at }));
  expect(outcome).toMatchObject({ type: 'answered', answer: { events: [] } });
  const [call] = server.calls;
  expect(call).toMatchObject({ path: '/api/matches/7/state', method: 'PATCH' });
  expect(call?.body).toEqual({ matchState: 'half-time' });
  expect(call?.headers.get('idempotency-key')).toBe(tap.commandId);
  expect(call?.headers.get('occurred-at')).toBe(tap.at);
  expect(call?.headers.get('device-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(call?.headers.get('grant-id')).toBe('account');
});

it.each([
  [400, 'request.invalid', { type: 'refused', message: 'Ne.' }],
  [409, 'match.timeout-used', { type: 'refused', message: 'Ne.' }],
  [404, 'match.not-found', { type: 'refused', message: 'Ne.' }],
  [409, 'request.command-id-elsewhere', { type: 'id-taken', message: 'Ne.' }],
  [422, 'request.command-id-reused', { type: 'id-taken', message: 'Ne.' }],
  [401, 'auth.required', { type: 'signed-out', code: 'auth.required' }],
  [403, 'auth.forbidden', { type: 'signed-out', code: 'auth.forbidden' }],
  [401, 'auth.grant-revoked', { type: 'signed-out', code: 'auth.grant-revoked' }],
  [403, 'auth.not-your-match', { type: 'signed-out', code: 'auth.not-your-match' }],
  [403, 'match.administrators-only', { type: 'refused', message: 'Ne.' }],
  [403, 'request.foreign-origin', { type: 'unreachable' }],
  [408, 'request.timeout', { type: 'unreachable' }],
  [425, 'request.too-early', { type: 'unreachable' }],
  [429, 'request.too-many', { type: 'unreachable' }],
  [503, 'match.busy', { type: 'unreachable' }],
  [500, 'Internal Server Error', { type: 'unreachable' }],
])('takes %i %s for %o', async (status, error, outcome) => {
  expect(await outcomeOf(refused(status, error))).toEqual(outcome);
});

it('tries again when something on the way answered instead of the server', async () => {
  expect(await outcomeOf([404, '<html>'])).toEqual({ type: 'unreachable' });
  expect(await outcomeOf([200, { signIn: 'to the Wi-Fi' }])).toEqual({
    type: 'unreachable',
  });
  expect(await outcomeOf([200, '<html>'])).toEqual({ type: 'unreachable' });
  expect(await outcomeOf([200, { serverTime: tap.at }])).toEqual({ type: 'unreachable' });
  expect(await outcomeOf([200, { events: [] }])).toEqual({ type: 'unreachable' });
  expect(await outcomeOf(lost)).toEqual({ type: 'unreachable' });
});

describe('without an answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    serve({ [route]: silent });
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
    const devices: (string | null)[] = [];
    for (const _ of ['first', 'second']) {
      const outcome = await outcomeOf(ok({ events: [], serverTime: tap.at }));
      expect(outcome).toMatchObject({ type: 'answered' });
      devices.push(...server.calls.map(({ headers }) => headers.get('device-id')));
    }
    expect(devices).toEqual([deviceId(), deviceId()]);
    storage.mockRestore();
  },
);
