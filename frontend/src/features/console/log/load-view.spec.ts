import type { RefusalCode } from '@kolo/domain';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { type Answer, refusal, serve, silent } from '@/shared/testing/fake-server';
import { loadView } from './load-view';

const route = 'GET /api/matches/7/manage';
const outcomeOf = (...answer: Answer) => {
  serve({ [route]: answer });
  return loadView(7);
};
const refusalOf = (code: RefusalCode) => outcomeOf(...refusal(code));

it('takes the match from the server, and its refusals', async () => {
  const view = new FakeMatchServer().view();
  expect(await outcomeOf(200, view)).toMatchObject({ type: 'view', view });
  expect(await refusalOf('match.not-found')).toEqual({ type: 'missing' });
  expect(await refusalOf('auth.required')).toEqual({
    type: 'signed-out',
    code: 'auth.required',
  });
  expect(await refusalOf('auth.forbidden')).toMatchObject({ type: 'signed-out' });
  expect(await refusalOf('auth.grant-revoked')).toMatchObject({ type: 'signed-out' });
  expect(await refusalOf('service.unavailable')).toEqual({ type: 'unreachable' });
});

it('gives up after ten seconds without an answer', async () => {
  jest.useFakeTimers();
  serve({ [route]: silent });
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
