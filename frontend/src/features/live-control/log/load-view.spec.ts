import { FakeServer } from '@/features/live-control/testing/fake-server';
import { loadView } from './load-view';

const outcomeOf = (status: number, text: string) => {
  const response = { ok: status < 400, status, statusText: '', text: async () => text };
  Object.assign(globalThis, { fetch: async () => response });
  return loadView(7);
};
const refusal = (error: string) => JSON.stringify({ error, message: 'Ne.' });

it('takes the match from the server, and its refusals', async () => {
  const view = new FakeServer().view();
  expect(await outcomeOf(200, JSON.stringify(view))).toMatchObject({ type: 'view', view });
  expect(await outcomeOf(404, refusal('match.not-found'))).toEqual({ type: 'missing' });
  expect(await outcomeOf(401, refusal('auth.required'))).toEqual({ type: 'signed-out' });
  expect(await outcomeOf(403, refusal('auth.forbidden'))).toEqual({ type: 'signed-out' });
  expect(await outcomeOf(503, refusal('service.unavailable'))).toEqual({ type: 'unreachable' });
});

it('gives up after ten seconds without an answer', async () => {
  jest.useFakeTimers();
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  Object.assign(globalThis, { fetch: silent });
  const done = jest.fn();
  void loadView(7).then(done);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith({ type: 'unreachable' });
  jest.useRealTimers();
});

it.each([
  ['its page', 200, '<html>'],
  ['nothing', 200, ''],
  ['JSON of its own', 200, '{"login":true}'],
  ['a 401 of its own', 401, '<html>'],
  ['a 403 of its own', 403, '<html>'],
])('asks again where a Wi-Fi answers %s instead of the server', async (_, status, text) => {
  expect(await outcomeOf(status, text)).toEqual({ type: 'unreachable' });
});
