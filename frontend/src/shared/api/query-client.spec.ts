import { QueryObserver } from '@tanstack/react-query';
import { lost, ok, type Reaction, serve } from '@/shared/testing/fake-server';
import { settle } from '@/shared/testing/settle';
import { createQueryClient } from './query-client';

const path = '/api/statistics/top-scorers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<[string, Reaction]>([
  ['a network that was away', lost],
  ['a server that restarted', [502, { error: 'service.unavailable', message: 'Ne.' }]],
])('what could not be read again because of %s is read soon', async (_, away) => {
  const server = serve({ [`GET ${path}`]: ok(['old']) });
  const client = createQueryClient();
  const observer = new QueryObserver(client, { queryKey: [path] });
  const leave = observer.subscribe(() => {});
  await settle(3_000);
  server.on(`GET ${path}`, away);
  await client.invalidateQueries();
  await settle(3_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: ['old'], status: 'error' });
  server.on(`GET ${path}`, ok(['new']));
  await settle(25_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: ['new'], status: 'success' });
  const reads = server.calls.length;
  await settle(60_000);
  expect(server.calls).toHaveLength(reads);
  leave();
});

it('what is refused, and what was never there, is not read again by itself', async () => {
  const server = serve({ [`GET ${path}`]: lost });
  const observer = new QueryObserver(createQueryClient(), { queryKey: [path] });
  const leave = observer.subscribe(() => {});
  await settle(60_000);
  expect(server.calls).toHaveLength(1);
  leave();
});
