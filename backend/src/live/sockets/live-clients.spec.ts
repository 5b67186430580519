import { liveLimits } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import type { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import type { Frame } from '../push/frames.js';
import type { LiveTopicsService } from '../push/live-topics.service.js';
import type { LiveClient } from './live-client.js';
import { LiveClientsService } from './live-clients.service.js';

const topics = { epoch: async () => 'history' } as unknown as LiveTopicsService;

/** A spectator with a session, who records what was sent and why they were disconnected. */
class FakeClient {
  readonly watches = new Map();
  readonly admission: { sessionToken: string };
  readonly socket: { id: string };
  heartbeats = 0;
  closedWith: number | null = null;

  constructor(sessionToken: string) {
    this.admission = { sessionToken };
    this.socket = { id: sessionToken };
  }

  offer(_: Frame): void {
    this.heartbeats += 1;
  }

  close(code: number): void {
    this.closedWith = code;
  }
}

let clients: LiveClientsService;
let stillWatching: jest.Mock<Promise<ReadonlySet<string>>, [readonly string[]]>;

function join(name: string): FakeClient {
  const client = new FakeClient(name);
  clients.add(client as unknown as LiveClient);
  return client;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockImplementation();
  stillWatching = jest.fn(async (tokens: readonly string[]) => new Set(tokens));
  clients = new LiveClientsService(topics, {
    stillWatching,
    onGrantChange: () => {},
  } as unknown as WatchPermissionService);
  clients.onModuleInit();
});
afterEach(() => {
  clients.onModuleDestroy();
  jest.useRealTimers();
});

/** Groups of clients are notified one after the other; this many share one. */
const joinGroup = (names: readonly string[]): FakeClient[] =>
  names.map((name) => {
    const client = join(name);
    for (let n = 1; n < 40; n += 1) join(`${name}-${n}`);
    return client;
  });

const without = (name: string) => async (tokens: readonly string[]) =>
  new Set(tokens.filter((token) => token !== name));

const beats = (count: number) => jest.advanceTimersByTimeAsync(liveLimits.heartbeatMs * count);

describe('the heartbeat', () => {
  it('reaches everybody once in its time', async () => {
    const all = joinGroup(['ana', 'iva']);
    await beats(3);
    expect(all.map(({ heartbeats }) => heartbeats)).toEqual([3, 3]);
  });

  it('sends away whose session has ended within a second, with one question for all', async () => {
    const [ana, iva] = joinGroup(['ana', 'iva']);
    stillWatching.mockImplementation(without('ana'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect([ana?.closedWith, iva?.closedWith]).toEqual([1008, null]);
    expect(stillWatching).toHaveBeenCalledTimes(1);
  });

  it('goes on while nobody can tell whose session has ended, and asks again', async () => {
    const [ana, iva] = joinGroup(['ana', 'iva']);
    stillWatching.mockRejectedValue(new Error('Connection terminated unexpectedly'));
    await beats(9);
    expect([ana, iva]).toMatchObject([
      { heartbeats: 9, closedWith: null },
      { heartbeats: 9, closedWith: null },
    ]);
    stillWatching.mockImplementation(without('ana'));
    await beats(1);
    expect(ana?.closedWith).toBe(1008);
  });
});
